import type { AddressOf, Thing } from './Thing.ts';

interface Step {
  text: string;
  to: string;
}

/** The breadcrumbs from the front page to this one, which is the last and needs no address. */
export const breadcrumbList = (steps: readonly Step[], current: string, addressOf: AddressOf): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...steps.map(({ text, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: addressOf(to),
    })),
    { '@type': 'ListItem', position: steps.length + 1, name: current },
  ],
});
