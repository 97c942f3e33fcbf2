import { clsx } from 'clsx';
import { TapSingleRegular } from '@fluentui/react-icons/headless/svg/tap-single';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  htmlLanguage,
  LANGUAGE_OPTIONS,
  LANGUAGES,
  type Language,
  withLanguage,
} from '../../../../../shared/text/languages.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { useSite, useStoreName } from '../../../ui/head/Head.tsx';
import styles from './Attract.module.css';
import { LanguageChoice } from './LanguageChoice.tsx';
import { NameSlide, SlideView } from './SlideView.tsx';
import { useSlides } from './useSlides.ts';

/** Returns to the loop if a visitor leaves without choosing a language. */
const CHOICE_MS = 20_000;

/** The attract loop, in each language in turn; a touch asks for the language and begins a visit. */
export const Attract = observer(function Attract() {
  const { t } = useTranslation('kiosk');
  const { kiosk, queries } = useStores();
  const logo = queries.peek('readConfig', {})?.logo || '/img/logo.svg';
  const { language, offered = LANGUAGES } = useSite();
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const { slide, turn, filmOver } = useSlides(!isChoosing);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  useEffect(() => {
    if (!isChoosing) return;
    const timer = setTimeout(() => setChoosing(false), CHOICE_MS);
    return () => clearTimeout(timer);
  }, [isChoosing]);

  const handleChoice = async (chosen: Language): Promise<void> => {
    if (!(await kiosk.begin(chosen))) return setChoosing(false);
    if (chosen === language) await navigate(paths.home);
    else window.location.assign(withLanguage('/', chosen));
  };
  const store = useStoreName();
  // The language changes with each picture, so that passers-by soon see theirs.
  const shownLanguage = offered[turn % offered.length] ?? language;
  return (
    <div
      ref={root}
      className={clsx(styles.root, isChoosing && styles.choosing)}
      data-kiosk-own
      role="dialog"
      aria-modal="true"
      aria-label={t('attract.label')}
      tabIndex={-1}
      {...(!isChoosing && { onClick: () => setChoosing(true) })}
    >
      <div className={styles.brand}>
        <img src={logo} alt="" width={42} height={42} />
        <span>{store}</span>
      </div>
      {isChoosing ? (
        <LanguageChoice onChoice={(chosen) => void handleChoice(chosen)} />
      ) : (
        <>
          {slide ? (
            <SlideView key={turn} slide={slide} language={shownLanguage} onFilmOver={filmOver} />
          ) : (
            <NameSlide key={turn} language={shownLanguage} />
          )}
          <button type="button" className={styles.foot}>
            <TapSingleRegular className={styles.hand} aria-hidden="true" />
            <span className={styles.calls}>
              {offered.map((code) => (
                <span key={code} lang={htmlLanguage(code)} title={LANGUAGE_OPTIONS[code].name}>
                  {t(`attract.touch.${code}`)}
                </span>
              ))}
            </span>
          </button>
        </>
      )}
    </div>
  );
});
