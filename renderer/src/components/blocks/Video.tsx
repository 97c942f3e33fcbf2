import { makeStyles, tokens } from '@fluentui/react-components';
import type { Block } from '../../../../shared/contract/schemas/content.ts';
import { safeUrl } from '../../../../shared/web/links.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { medium } from '../../theme/layout.ts';
import { sourceOf } from '../../ui/media/Picture.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { Section } from './Section.tsx';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXL,
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM },
  },
  video: {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    // A poster of another shape fills the box, as the film does.
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackgroundInverted,
  },
  text: {
    maxWidth: '48ch',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '1.55',
  },
});

const POSTER_WIDTH = 1280;

/** A film; nothing of it is loaded before it is started. */
export function Video({ block }: { block: Extract<Block, { kind: 'video' }> }) {
  const { t } = useTranslation('home');
  const text = useLocalised();
  const styles = useStyles();
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
