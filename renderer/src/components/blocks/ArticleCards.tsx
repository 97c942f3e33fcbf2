import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Block } from '../../../../shared/contracts/content.ts';
import { paths } from '../../routing/paths.ts';
import { useLocalised } from '../../ui/useLocalised.ts';
import { ArticleList } from '../ArticleList.tsx';
import { Section } from './Section.tsx';
import { useStyles } from './Shelf.styles.ts';

/** A few articles side by side. */
export function ArticleCards({ block }: { block: Extract<Block, { kind: 'articles' }> }) {
  const { t } = useTranslation('home');
  const text = useLocalised();
  const styles = useStyles();
  return (
    <Section
      title={text(block, 'title')}
      aside={
        <Link className={styles.more} to={paths.articles}>
          {t('readAll')}
        </Link>
      }
    >
      <ArticleList articles={block.articles} heading="h3" />
    </Section>
  );
}
