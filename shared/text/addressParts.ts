/** The address fields that some countries (ISO 3166-1) do not have. A value for one is accepted all the same. */
const ABSENT = {
  // No postal codes, or none that people know or use.
  postal_code: new Set(
    (
      'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK IE JM KI KM KN LC LY ML ' +
      'MO MR MW NA NR NU PA QA RW SB SC SL SO SR SS ST SX SY TD TG TK TL TO TT TV TZ UG VC VU WS YE ZM ZW'
    ).split(' '),
  ),
  // Cities and islands that are one region.
  region: new Set('AW BH BM CW GI HK KY LI LU MC MO MT NR QA SG SM SX VA'.split(' ')),
} as const;

type Part = keyof typeof ABSENT;
const ADDRESS_PARTS = Object.keys(ABSENT) as Part[];

/** Whether an address needs a part; in an unknown country it does. */
export const needsPart = (part: Part, iso: string | undefined): boolean => iso === undefined || !ABSENT[part].has(iso);

/** The parts that an address needs and does not have. */
export const missingParts = (address: Readonly<Record<Part, string>>, iso: string | undefined): Part[] =>
  ADDRESS_PARTS.filter((part) => address[part].trim() === '' && needsPart(part, iso));

/** Postal code and region in one line; empty if there is neither. */
export const placeLine = ({ postal_code, region }: Readonly<Record<Part, string>>): string =>
  [postal_code, region].filter(Boolean).join(' ');
