import { useId } from 'react';
import styles from './TableOfContents.module.css';

export interface Heading {
  id: string;
  text: string;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** The second-level headings of a text, with the ids that the server has set. */
export const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(/<h2 id="([\w-]+)">([^]*?)<\/h2>/g)].map(([, id = '', inner = '']) => ({
    id,
    text: inner
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity),
  }));

/** A page with fewer parts needs no table of contents. */
const WORTH_LISTING = 3;

/** The table of contents of a long text. */
export function TableOfContents({ html, title }: { html: string; title: string }) {
  const titleId = useId();
  const headings = headingsOf(html);
  if (headings.length < WORTH_LISTING) return null;
  return (
    <nav className={styles.root} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul role="list">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
