import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { htmlLanguage, type Language } from '../../../../../shared/text/languages.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { pictureOf } from './nextSlide.ts';
import styles from './SlideView.module.css';
import type { Slide } from './slides.ts';

interface SlideViewProps {
  slide: Slide;
  language: Language;
  onFilmOver: (wasPlayed: boolean) => void;
}

/** One picture or video of the loop with its text. */
export function SlideView({ slide, language, onFilmOver }: SlideViewProps) {
  const src = pictureOf(slide);
  const isWide = slide.picture !== null && slide.picture.width > slide.picture.height;
  return (
    <>
      <div className={styles.words} lang={htmlLanguage(language)}>
        <h2 className={styles.title}>{slide.title(language)}</h2>
        <p className={styles.text}>{slide.text(language)}</p>
      </div>
      {slide.film !== null ? (
        <Film src={slide.film} poster={src} onOver={onFilmOver} />
      ) : (
        <div className={clsx(styles.frame, isWide ? styles.wide : styles.square)}>
          {src !== null && (
            <img
              className={styles.picture}
              src={src}
              alt=""
              width={slide.picture?.width}
              height={slide.picture?.height}
            />
          )}
        </div>
      )}
    </>
  );
}

/** The fallback slide: the store's name, and the screen's purpose. */
export function NameSlide({ language }: { language: Language }) {
  const { t } = useTranslation('kiosk');
  return (
    <>
      <div className={styles.words} lang={htmlLanguage(language)}>
        <h2 className={styles.title}>{t(`attract.title.${language}`)}</h2>
        <p className={styles.text}>{t(`attract.text.${language}`)}</p>
      </div>
      <div className={clsx(styles.frame, styles.wide, styles.name)}>
        <img className={styles.mark} src="/img/logo.svg" alt="" />
      </div>
    </>
  );
}

/** A video that has stalled for this long counts as ended. */
const STANDSTILL_MS = 8_000;

/** Plays a video to its end, muted; a stalled one counts as ended. */
function Film({ src, poster, onOver }: { src: string; poster: string | null; onOver: (wasPlayed: boolean) => void }) {
  const film = useRef<HTMLVideoElement>(null);
  const over = useRef(onOver);
  useEffect(() => void (over.current = onOver));
  useEffect(() => {
    let before = -1;
    const timer = setInterval(() => {
      const at = film.current?.currentTime ?? 0;
      if (at === before) over.current(false);
      before = at;
    }, STANDSTILL_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <video
      ref={film}
      className={styles.film}
      src={src}
      autoPlay
      muted
      playsInline
      onEnded={() => onOver(true)}
      onError={() => onOver(false)}
      {...(poster !== null && { poster })}
    />
  );
}
