import type { Language } from '../text/languages.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };
import type { UnitWords } from './units.ts';

const WORDS: Record<Language, UnitWords> = {
  en: { language: 'en', words: en },
  es: { language: 'es', words: es },
  ru: { language: 'ru', words: ru },
  zh: { language: 'zh', words: zh },
};

/** The unit words of a language, for code that needs several languages; pages load only their reader's. */
export const unitWords = (language: Language): UnitWords => WORDS[language];
