import type { Services } from '../../../services.ts';
import type { PageSettings } from '../../company/settings/pageSettings.ts';
import { settingsLinks } from './settingsLinks.ts';
import { StorePaths } from './StorePaths.ts';

/** A line for each path and group that settings name and the store does not have. None is a fault: pages may come later. */
export async function deadEnds(
  services: Pick<Services, 'catalogue' | 'content'>,
  settings: PageSettings,
): Promise<string[]> {
  const groups = new Set((await services.catalogue.groups.all()).map(({ seo_key: key }) => key));
  const lines = (settings.navigation?.groups ?? [])
    .map((key, index) => ({ key, place: `navigation.groups[${index + 1}]` }))
    .filter(({ key }) => !groups.has(key))
    .map(
      ({ key, place }) =>
        `${place} names the group ${key}, which the store does not have yet: it is left out until then.`,
    );
  const paths = new StorePaths(services);
  for (const { place, path } of settingsLinks(settings))
    if (!(await paths.isKnown(path)))
      lines.push(`${place} leads to ${path}, which is not a page of the store: visitors get an error page.`);
  return lines;
}
