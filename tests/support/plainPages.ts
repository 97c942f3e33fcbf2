import type { Pages } from '../../server/web/Pages.ts';

/** Pages that say what the API says of the first product, without the storefront's build. */
export const plainPages: Pages = {
  addressOf: (url) => url,
  render: async ({ ask }) => ({
    ...{ status: 200, location: null, head: '', state: '', modules: [] },
    body: `<h1>${JSON.stringify(await ask('readProduct', { id: 1 }))}</h1>`,
  }),
  template: () => Promise.resolve('<html lang="en"><!--head--><!--app--><!--state--></html>'),
  preloads: () => '',
};
