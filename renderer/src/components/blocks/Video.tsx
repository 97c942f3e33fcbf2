import type { Block } from '../../../../shared/contract/schemas/content.ts';
import { safeUrl } from '../../../../shared/web/links.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { sourceOf } from '../../ui/media/Picture.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { Section } from './Section.tsx';
import styles from './Video.module.css';

const POSTER_WIDTH = 1280;

/** A video; nothing of it is loaded before it is started. */
export function Video({ block }: { block: Extract<Block, { kind: 'video' }> }) {
  const { t } = useTranslation('home');
  const text = useLocalised();
  const source = safeUrl(block.url);
  const title = text(block, 'title');
  if (!source) return null;
  return (
    <Section title={title}>
      <div className={styles.root}>
        <video
          className={styles.video}
          src={source}
          controls
          playsInline
          preload="none"
          aria-label={t('video.play', { title })}
          {...(block.poster && { poster: sourceOf(block.poster, POSTER_WIDTH, 'webp') })}
        />
        <p className={styles.text}>{text(block, 'text')}</p>
      </div>
    </Section>
  );
}
