import type { Language } from './localized.ts'
import type { ModelText } from './model-text.ts'
import { modelTextsDe } from './model-texts.de.ts'
import { modelTextsEn } from './model-texts.en.ts'
import type { ModelSku } from './models.ts'

export const modelTexts: Readonly<Record<Language, Readonly<Record<ModelSku, ModelText>>>> = {
  de: modelTextsDe,
  en: modelTextsEn,
}
