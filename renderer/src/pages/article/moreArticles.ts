import type { Article } from '../../../../shared/contract/schemas/content.ts';

const SHOWN = 3;
/** One article more than is shown, as the article itself may be among them. */
export const MORE_PAYLOAD = { page: 1, page_size: SHOWN + 1 } as const;

/** Further articles. */
export const othersThan = (id: number, articles: readonly Article[]): Article[] =>
  articles.filter((article) => article.id !== id).slice(0, SHOWN);
