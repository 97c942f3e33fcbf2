import { expect, it } from 'vitest';
import { PAGES } from '../../../renderer/src/app/pages.ts';
import { runSettingsCommand } from '../../../server/modules/company/settings/runSettingsCommand.ts';
import { StorePaths } from '../../../server/modules/content/paths/StorePaths.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

onAnyServer('paths of the store', (store) => {
  const isKnown = (path: string) => new StorePaths(store().services).isKnown(path);

  it('are those of every page that needs nothing of the database', async () => {
    const fixed = PAGES.map(([path]) => `/${path.replace(/(?:\/:\w+\?)+$/, '')}`).filter((path) => !path.includes(':'));
    const missing: string[] = [];
    // Landing pages are there once they are written.
    for (const path of fixed)
      if (!/^\/(?:active|promotionalproducts|category\/consumables)$/.test(path) && !(await isKnown(path)))
        missing.push(path);
    expect(missing).toEqual([]);
  });

  it('are those of groups, brands, products and pages that are there', async () => {
    const [group] = await store().services.catalogue.groups.all();
    const [brand] = await store().services.catalogue.brands.all();
    const { results } = await store().good('listProducts', { page_size: 1 });
    const there = [
      `/category/${group!.seo_key}/${group!.id}`,
      `/category/${group!.seo_key}`,
      `/es/category/${group!.seo_key}/`,
      `/brandList/${brand!.seo_key}/${brand!.id}?sort=newest`,
      `/brandList/${brand!.seo_key}`,
      `/product/x/${results[0]!.id}#fits`,
      '/shop/FAQ',
      '/files/catalogue.pdf',
    ];
    for (const path of there) expect([path, await isKnown(path)]).toEqual([path, true]);
    const gone = [
      '/category/none',
      '/category/x/999999',
      '/brandList/none',
      '/product/x/999999999',
      '/shop/none',
      '/article/none',
      '/solution/9',
      '/aktion',
      '/userCenter/none',
      '/product/x',
      '/%E0%A4%A',
    ];
    for (const path of gone) expect([path, await isKnown(path)]).toEqual([path, false]);
  });

  it('that settings name and the store lacks are reported when the settings are written', async () => {
    const title = 'A';
    const settings = {
      name: 'Store',
      navigation: { groups: ['none'], menu: { title, links: [{ title, path: '/solution/3' }] } },
      front_page: { hero: { title, text: 'B', button: { title, path: '/category' } } },
      footer: {
        columns: [
          {
            title,
            links: [
              { title, path: '/shop/about-us' },
              { title, path: '/shop/jobs' },
            ],
          },
        ],
      },
    };
    const { line } = await runSettingsCommand(store().services, { settings, actor: 'ana' });
    expect(line.split('\n').slice(1)).toEqual([
      'navigation.groups[1] names the group none, which the store does not have yet: it is left out until then.',
      'navigation.menu.links[1].path leads to /solution/3, which is not a page of the store: visitors get an error page.',
      'footer.columns[1].links[2].path leads to /shop/jobs, which is not a page of the store: visitors get an error page.',
    ]);
  });
});
