import { clsx } from 'clsx';
import { paths } from '../../../routing/paths.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import styles from './KeywordLinks.module.css';

/** Suggested searches as links. */
export function KeywordLinks({
  keywords,
  isCentred,
}: {
  keywords: readonly string[];
  isCentred?: boolean | undefined;
}) {
  return (
    <ul role="list" className={clsx(styles.list, isCentred && styles.centred)}>
      {keywords.map((keyword) => (
        <li key={keyword}>
          <Link className={styles.link} to={paths.search(keyword)}>
            {keyword}
          </Link>
        </li>
      ))}
    </ul>
  );
}
