import type { Localized } from '../params/localized.ts'
import type { SoleName } from '../params/shoe-params.ts'

export const soleLabels: Readonly<Record<SoleName, Localized>> = {
  leather: { de: 'Ledersohle', en: 'leather sole' },
  dainite: { de: 'Dainite-Sohle', en: 'Dainite sole' },
  commando: { de: 'Commando-Sohle', en: 'commando sole' },
  crepe: { de: 'Kreppsohle', en: 'crepe sole' },
  cup: { de: 'Schalensohle', en: 'cup sole' },
}
