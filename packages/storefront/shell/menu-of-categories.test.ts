import type { Category } from '@welt/contract/entity/category.ts'
import { describe, expect, test } from 'vitest'
import { type MenuRules, menuOfCategories } from './menu-of-categories.ts'

let nextId = 1
function category(name: string, fields: Partial<Category> = {}): Category {
  const url_key = name.toLowerCase()
  return {
    id: nextId++,
    parent_id: 2,
    name,
    level: 2,
    position: 1,
    is_active: true,
    product_count: 0,
    url_key,
    url_path: url_key,
    ...fields,
  }
}

const rules: MenuRules = {
  menuLevel: 2,
  pathOf: ({ url_path }) => `/${url_path}`,
  imageOf: ({ image }) => (image ? { src: image, srcSet: image, alt: '', width: 400, height: 300 } : undefined),
  teaserOf: ({ cat_menu_right_headline }) =>
    cat_menu_right_headline ? { headline: cat_menu_right_headline, href: '/' } : undefined,
}

describe('the menu', () => {
  test('[SHELL-1] shows active categories of the menu level that belong in the menu, by position', () => {
    const menu = menuOfCategories(
      [
        category('Stiefel', { position: 2 }),
        category('Schuhe', { position: 1 }),
        category('Lager', { is_active: false }),
        category('Intern', { include_in_menu: 0 }),
        category('Oxford', { level: 3 }),
      ],
      rules,
    )
    expect(menu.map(({ label, href }) => [label, href])).toEqual([
      ['Schuhe', '/schuhe'],
      ['Stiefel', '/stiefel'],
    ])
  })

  test('[SHELL-1] makes a column of every parent, its sub-categories by position', () => {
    const [shoes] = menuOfCategories(
      [
        category('Schuhe', {
          children_data: [
            category('Sohle', {
              level: 3,
              position: 2,
              url_path: 'schuhe/sohle',
              children_data: [
                category('Dainite', { level: 4, position: 2, url_path: 'schuhe/sohle/dainite', product_count: 31 }),
                category('Leder', { level: 4, position: 1, url_path: 'schuhe/sohle/leder', product_count: 72 }),
                category('Alt', { level: 4, is_active: false }),
              ],
            }),
            category('Oxford', { level: 3, position: 1, url_path: 'schuhe/oxford', product_count: 48 }),
          ],
        }),
      ],
      rules,
    )
    expect(shoes?.columns).toEqual([
      { title: 'Schuhe', href: '/schuhe', links: [{ label: 'Oxford', href: '/schuhe/oxford', count: 48 }] },
      {
        title: 'Sohle',
        href: '/schuhe/sohle',
        links: [
          { label: 'Leder', href: '/schuhe/sohle/leder', count: 72 },
          { label: 'Dainite', href: '/schuhe/sohle/dainite', count: 31 },
        ],
      },
    ])
  })

  test('gives a category without children no flyout', () => {
    const [item] = menuOfCategories([category('Neu', { cat_menu_right_headline: 'Im Herbst' })], rules)
    expect(item).toEqual({ label: 'Neu', href: '/neu', columns: [] })
  })

  test('[SHELL-1] beside a single column stand the first two that have a picture, and the banner', () => {
    const children = [
      category('Monk', { level: 3, position: 4, image: '/monk.jpg' }),
      category('Derby', { level: 3, position: 2 }),
      category('Loafer', { level: 3, position: 3, image: '/loafer.jpg' }),
      category('Oxford', { level: 3, position: 1, image: '/oxford.jpg' }),
    ]
    const shoes = { children_data: children, cat_menu_right_headline: 'Der erste Rahmengenähte' }
    const [item] = menuOfCategories([category('Schuhe', shoes)], rules)
    expect(item?.pictures?.map(({ label, image }) => [label, image.src])).toEqual([
      ['Oxford', '/oxford.jpg'],
      ['Loafer', '/loafer.jpg'],
    ])
    expect(item?.teaser?.headline).toBe('Der erste Rahmengenähte')
  })

  test('beside several columns there is room for the banner alone', () => {
    const sole = category('Sohle', { level: 3, children_data: [category('Leder', { level: 4 })] })
    const children_data = [sole, category('Oxford', { level: 3, image: '/oxford.jpg' })]
    const [item] = menuOfCategories([category('Schuhe', { children_data })], rules)
    expect(item).toMatchObject({ pictures: [], columns: [{ title: 'Schuhe' }, { title: 'Sohle' }] })
  })
})
