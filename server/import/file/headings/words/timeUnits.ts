/** Words for units of time in headings, by the word that `readSpan` reads behind a number. */
const UNITS: Readonly<Record<string, RegExp>> = {
  weeks: /\b(?:weeks?|wks?|semanas?|wochen?|semaines?|settimane)\b|недел\p{L}*|(?<=[(,\s])周/iu,
  days: /\bdays?\b|\bd[ií]as?\b|\btage?n?\b|\bjours?\b|\bgiorni\b|(?<!\p{L})(?:дн(?:\.|ей|и|я)?|день)(?!\p{L})|(?<=[(,\s（])天/iu,
  months:
    /\bmonths?\b|\bmos?\b|\bmeses\b|\bmonate?\b|\bmois\b|\bmesi\b|(?<!\p{L})мес(?:яц(?:ев|а|ы)?)?(?!\p{L})|(?<=[(,\s（])个?月/iu,
  hours: /\b(?:hours?|hrs?|horas?|stunden|heures?)\b|час(?:ах|ов|ы)|(?<=[(,\s])小时/iu,
  years: /\b(?:years?|yrs?|años?|jahre|ans|anni|anos)\b|(?<!\p{L})(?:лет|года?|годах)(?!\p{L})|(?<=[(,\s])年/iu,
};

/** `lead_time_days` and `LeadTimeDays` as words. */
const inWords = (heading: string): string =>
  heading
    .normalize('NFKC')
    .replaceAll('_', ' ')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/** The unit of time of a heading such as "Lead time (weeks)" or "Гарантия, лет"; null without one. */
export const timeUnitIn = (heading: string): string | null =>
  Object.keys(UNITS).find((unit) => UNITS[unit]!.test(inWords(heading))) ?? null;

/** The heading without its unit of time. */
export const withoutTimeUnit = (heading: string, unit: string): string => inWords(heading).replace(UNITS[unit]!, ' ');

/** A value below a heading with a unit: "2" is "2 weeks". */
export const withTimeUnit = (text: string, unit: string | null | undefined): string =>
  unit && /\d$/.test(text) ? `${text} ${unit}` : text;
