import type { Block } from '../../../../shared/contract/schemas/content.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { ArticleList } from '../article/ArticleList.tsx';
import { AllOf } from './goods/AllOf.tsx';

/** A few articles side by side. */
export function ArticleCards({ block }: { block: Extract<Block, { kind: 'articles' }> }) {
  const { t } = useTranslation('home');
  const text = useLocalised();
  return (
    <AllOf title={text(block, 'title')} to={paths.articles} toAll={t('readAll')}>
      <ArticleList articles={block.articles} heading="h3" />
    </AllOf>
  );
}
