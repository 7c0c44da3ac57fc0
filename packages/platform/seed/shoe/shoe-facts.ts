import type { Product } from '@welt/contract/entity/product.ts'
import {
  cuts,
  formOfLast,
  forms,
  lasts,
  leathers,
  makes,
  outsoles,
  patterns,
  shoeTypes,
  wearers,
} from '../attribute/shoe-attributes.ts'
import type { Model } from '../collection/model.ts'
import type { View } from '../view.ts'
import { filling, heelMaterial, insole, linings, outsoleMaterial, shank, weltMaterial } from './materials.ts'
import { upperOf, weightOf } from './shoe-words.ts'

/** How the shoe is made and what it consists of. */
export function shoeFacts(model: Model, { language }: View): Partial<Product> {
  const { type, pattern } = cuts[model.pattern]
  const welt = weltMaterial(model.make, model.welt)?.[language]
  return {
    hf_shoe_make: makes[model.make].id,
    hf_shoe_last: lasts[model.last].id,
    hf_shoe_outsole: outsoles[model.sole].id,
    hf_shoe_type: shoeTypes[type].id,
    hf_shoe_form: forms[formOfLast[model.last]].id,
    hf_pattern: patterns[pattern].id,
    hf_leather: leathers[model.leather].id,
    hf_wearer: wearers[model.wearer].id,
    hf_material_upper: upperOf(model, language),
    hf_material_lining: linings[model.lining][language],
    hf_material_insole: insole[language],
    hf_material_outsole: outsoleMaterial[model.sole][language],
    hf_material_heel: heelMaterial(model)[language],
    hf_material_shank: shank[language],
    ...(welt === undefined ? {} : { hf_material_welt: welt, hf_material_filling: filling[language] }),
    hf_weight: weightOf(model, language),
  }
}
