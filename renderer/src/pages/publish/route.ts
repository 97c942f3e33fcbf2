import { redirect } from 'react-router-dom';
import { orNotFound } from '../../routing/notFound.ts';
import { paths } from '../../routing/paths.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { PublishPage } from './PublishPage.tsx';

const FIRST = 'about-us';
const LONGEST = 60;

export const route: PageRoute = ({ stores: { queries } }) => ({
  loader: async ({ params, request }) => {
    const key = params['title'];
    if (key === undefined) throw redirect(paths.publish(FIRST), 301);
    // Without the links the page itself is still worth showing.
    const others = queries.load('readPublishConfig', {}, request.signal).catch(() => undefined);
    const page = queries.load('readPublicConfig', { id: key.slice(0, LONGEST) }, request.signal);
    // A phone begins a typed word with a capital.
    const isKey = (id: string): boolean => id.toLowerCase() === key.toLowerCase();
    const matchingKey = (await others)?.pages.find(({ key: publishKey }) => isKey(publishKey))?.key;
    if (matchingKey !== undefined && matchingKey !== key) {
      page.catch(() => undefined); // not found by this spelling
      throw redirect(paths.publish(matchingKey), 301);
    }
    await orNotFound(page);
    return { key: key.slice(0, LONGEST) };
  },
  Component: PublishPage,
});
