import { htmlLanguage, type Language } from '../../../../shared/languages.ts';
import { Picture, sourceOf } from '../../ui/Picture.tsx';
import { useStyles } from './Attract.styles.ts';
import type { Slide } from './slides.ts';

const POSTER_WIDTH = 1280;

interface SlideViewProps {
  slide: Slide;
  language: Language;
  /** A film is over, or cannot be played. */
  onEnd: () => void;
}

export function SlideView({ slide, language, onEnd }: SlideViewProps) {
  const styles = useStyles();
  return (
    <>
      <div className={styles.words} lang={htmlLanguage(language)}>
        <h2 className={styles.title}>{slide.title(language)}</h2>
        <p className={styles.text}>{slide.text(language)}</p>
      </div>
      {slide.film !== null ? (
        <video
          className={styles.film}
          src={slide.film}
          autoPlay
          muted
          playsInline
          onEnded={onEnd}
          onError={onEnd}
          {...(slide.picture && { poster: sourceOf(slide.picture, POSTER_WIDTH, 'webp') })}
        />
      ) : (
        <Picture className={styles.picture} picture={slide.picture} alt="" sizes="960px" isPriority />
      )}
    </>
  );
}
