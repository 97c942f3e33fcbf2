import { inAll } from '../localisedWords.ts';
import { proseInAll } from '../prose.ts';
import type { PublishRecord } from '../ContentRecord.ts';
import { aboutUs } from './aboutUs.ts';
import { afterSales } from './afterSales.ts';
import { contactUs } from './contactUs.ts';
import { faq } from './faq.ts';
import { privacyPolicy } from './privacyPolicy.ts';
import type { PublishText } from './PublishText.ts';
import { useService } from './useService.ts';

/** The defaults link to no product group. */
const noGroup = (): null => null;

const recordOf = (text: PublishText, position: number): PublishRecord => ({
  key: text.key,
  position,
  texts: { ...inAll('title', text.title), ...inAll('html', proseInAll(text.body, noGroup)) },
  updated_at: new Date(`${text.updated}T08:00:00.000Z`),
});

/** The pages that every store has, as footer and navigation link to them. A merchant's own replace them by their key. */
export const defaultPages: readonly PublishRecord[] = [
  aboutUs,
  contactUs,
  afterSales,
  privacyPolicy,
  faq,
  useService,
].map(recordOf);

/** Returns the default page with a key, such as `privacy-policy`; undefined if there is none. */
export const defaultPage = (key: string): PublishRecord | undefined => defaultPages.find((page) => page.key === key);
