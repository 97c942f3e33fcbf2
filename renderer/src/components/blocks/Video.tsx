import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Block } from '../../../../shared/contracts/content.ts';
import { safeUrl } from '../../../../shared/links.ts';
import { sourceOf } from '../../ui/Picture.tsx';
import { useLocalised } from '../../ui/useLocalised.ts';
import { Section } from './Section.tsx';

const useStyles = makeStyles({
  video: {
    display: 'block',
    width: '100%',
    maxWidth: '960px',
    aspectRatio: '16 / 9',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackgroundInverted,
  },
  text: { maxWidth: '72ch', marginTop: tokens.spacingVerticalM, color: tokens.colorNeutralForeground2 },
});

const POSTER_WIDTH = 1280;

/** A film; nothing of it is fetched before it is asked for. */
export function Video({ block }: { block: Extract<Block, { kind: 'video' }> }) {
  const { t } = useTranslation('home');
  const text = useLocalised();
  const styles = useStyles();
  const source = safeUrl(block.url);
  const title = text(block, 'title');
  if (!source) return null;
  return (
    <Section title={title}>
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
    </Section>
  );
}
