/** Words before the number of a place. */
export const PLACE = String.raw`room|ward|bed|bay|floor|building|bldg|theatre|unit|sala|cama|planta|piso|каб(?:инет)?|палат\p{L}|этаж|zimmer|station|bett`;
const NUMBER = String.raw`(?=\S*\p{L})\S*\d\S*\d\S*`;
const AT_PLACE = new RegExp(
  String.raw`^(?<counted>\d{1,4}\s+${NUMBER})[\s,]+(?:for|to|in|on|para|en|для|в|на|für|auf)\s+(?:the |our |la |el |nuestra )?(?:${PLACE}|отделени\p{L}+|этаж\p{L}*)\.?\s(?:№\s?)?\d{1,4}$`,
  'iu',
);

/** Removes a place from the end: "2 A-1 for ward 9" is "2 A-1". Only where a quantity stands before the part number. */
export const withoutPlace = (line: string): string =>
  (line.length <= LINE_MAX && AT_PLACE.exec(line)?.groups?.['counted']) || line;
/** Longer lines are descriptions. */
const LINE_MAX = 120;
