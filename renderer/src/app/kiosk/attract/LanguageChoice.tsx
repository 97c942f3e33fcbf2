import { htmlLanguage, LANGUAGE_OPTIONS, LANGUAGES, type Language } from '../../../../../shared/text/languages.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useSite } from '../../../ui/head/Head.tsx';
import styles from './Attract.module.css';

/** The first question, in all languages at once, as the visitor's language is not known yet. */
export function LanguageChoice({ onChoice }: { onChoice: (language: Language) => void }) {
  const { t } = useTranslation('kiosk');
  const { offered = LANGUAGES } = useSite();
  return (
    <div className={styles.choice}>
      <h2 className={styles.question}>
        {offered.map((code) => (
          <span key={code} lang={htmlLanguage(code)}>
            {t(`attract.choose.${code}`)}
          </span>
        ))}
      </h2>
      <div className={styles.languages}>
        {offered.map((code) => (
          <button
            key={code}
            type="button"
            className={styles.language}
            lang={htmlLanguage(code)}
            onClick={() => onChoice(code)}
          >
            {LANGUAGE_OPTIONS[code].name}
          </button>
        ))}
      </div>
    </div>
  );
}
