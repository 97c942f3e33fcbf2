import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Block, PageConfig } from '../../../../shared/contract/schemas/content.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { wrapText } from '../../ui/text/wrapText.tsx';
import { ArticleList } from '../article/ArticleList.tsx';
import { RichText } from '../article/RichText.tsx';
import styles from './Blocks.module.css';
import { Countdown } from './campaign/Countdown.tsx';
import { Coupon } from './campaign/Coupon.tsx';
import { SectionWithMore } from './goods/SectionWithMore.tsx';
import { BrandWall } from './goods/BrandWall.tsx';
import { Shelf } from './goods/Shelf.tsx';
import { Tiles } from './goods/Tiles.tsx';
import { Hero } from './Hero.tsx';
import { Promises } from './Promises.tsx';
import { Section } from './Section.tsx';
import { Video } from './Video.tsx';

/** A few articles side by side. */
function ArticleCards({ block }: { block: Extract<Block, { kind: 'articles' }> }) {
  const { t } = useTranslation('home');
  const text = useLocalised();
  return (
    <SectionWithMore title={text(block, 'title')} to={paths.articles} toAll={t('readAll')}>
      <ArticleList articles={block.articles} heading="h3" />
    </SectionWithMore>
  );
}

/** A text between other blocks. */
function RichTextBlock({ block }: { block: Extract<Block, { kind: 'richtext' }> }) {
  const text = useLocalised();
  return (
    <Section title={text(block, 'title')}>
      <RichText html={text(block, 'html')} />
    </Section>
  );
}

interface BlocksProps {
  page: PageConfig;
  /** The head tags of the page. */
  children: ReactNode;
}

/** A page that the merchant has composed of blocks. */
export const Blocks = observer(function Blocks({ page, children }: BlocksProps) {
  const text = useLocalised();
  const { blocks } = page;
  return (
    <main id="content" className={styles.root}>
      {wrapText(children)}
      {/* A hero at the start has the page's heading; otherwise it is here. */}
      {blocks[0]?.kind !== 'hero' && (
        <h1 className={styles.title} tabIndex={-1}>
          {text(page, 'title')}
        </h1>
      )}
      {blocks.map((block, index) => (
        <div key={index} className={block.kind === 'hero' ? styles.wide : styles.block}>
          {blockOf(block, index)}
        </div>
      ))}
    </main>
  );
});

function blockOf(block: Block, index: number): ReactNode {
  switch (block.kind) {
    case 'hero':
      return <Hero block={block} isMain={index === 0} />;
    case 'tiles':
      return <Tiles block={block} />;
    case 'shelf':
      return <Shelf block={block} />;
    case 'brands':
      return <BrandWall block={block} />;
    case 'promises':
      return <Promises block={block} />;
    case 'richtext':
      return <RichTextBlock block={block} />;
    case 'countdown':
      return <Countdown block={block} />;
    case 'coupon':
      return <Coupon block={block} />;
    case 'video':
      return <Video block={block} />;
    case 'articles':
      return <ArticleCards block={block} />;
    default:
      return skipBlock(block);
  }
}

/** Skips a block of a kind that only a newer back office knows. */
function skipBlock(block: never): null {
  // eslint-disable-next-line no-console -- whoever runs the store reads it there; the shopper sees a page without it
  console.warn('home: unknown block', block);
  return null;
}
