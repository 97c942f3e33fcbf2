import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  centred: { justifyContent: 'center' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
});

/** Suggested searches as links. */
export function KeywordLinks({
  keywords,
  isCentred,
}: {
  keywords: readonly string[];
  isCentred?: boolean | undefined;
}) {
  const styles = useStyles();
  return (
    <ul role="list" className={mergeClasses(styles.list, isCentred && styles.centred)}>
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
