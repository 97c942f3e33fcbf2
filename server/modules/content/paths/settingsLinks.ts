import type { PageSettings } from '../../company/settings/pageSettings.ts';

/** Every path that the merchant's settings name, with its place in the document. */
export function settingsLinks({
  navigation,
  front_page: front,
  footer,
}: PageSettings): { place: string; path: string }[] {
  const listed = (place: string, links: readonly { path: string }[] = []) =>
    links.map(({ path }, index) => ({ place: `${place}.links[${index + 1}].path`, path }));
  return [
    ...listed('navigation.menu', navigation?.menu?.links),
    ...(front?.hero ? [{ place: 'front_page.hero.button.path', path: front.hero.button.path }] : []),
    ...(footer?.columns ?? []).flatMap(({ links }, index) => listed(`footer.columns[${index + 1}]`, links)),
  ];
}
