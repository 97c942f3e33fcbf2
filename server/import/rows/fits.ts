import type { FitRecord } from '../../modules/catalogue/writing/records.ts';

/**
 * The machines that a cell names: "Velamar: Orsa 40 | Velamar: Orsa 60", also with semicolons, line breaks or commas between
 * them. Behind a comma a model may lack its manufacturer: "Velamar: Orsa 40, Orsa 60", "Velamar Orsa 40, 60". `note` is
 * called with what names no manufacturer and model.
 */
export function fitsIn(text: string, note: (what: string) => void): FitRecord[] {
  return text.split(/[|;；、\n]/).flatMap((part) => {
    const fits: FitRecord[] = [];
    for (const name of part
      .split(BETWEEN)
      .map((each) => each.trim())
      .filter(Boolean)) {
      const last = fits.at(-1);
      const fit =
        last && isOfSameMaker(name, last, part) ? { brand_name: last.brand_name, model: name } : machineIn(name);
      if (fit) fits.push(fit);
      else note(`"${name}" does not name a manufacturer and a model, such as "SonoTerra: ST-900"`);
    }
    return fits;
  });
}

/** Commas, and words between models: "MX500 & MX550", "Dash 3000 / Dash 4000"; not the sign in "Johnson & Johnson". */
const BETWEEN = /[,，]|(?<=\d\S*)\s*(?:&|\s(?:\/|and|or|y|o|и|или|und)\s|[和及或])\s*/iu;
/** A word with a digit is a model, and no manufacturer but 3M. */
const isModel = (word: string): boolean => /\d/.test(word) && !/^3M$/i.test(word);

function machineIn(name: string): FitRecord | null {
  const [, brand_name, model] = /^([^:：]+)[:：]\s*(.+)$/.exec(name) ?? /^(\S+)\s+(.+)$/.exec(name) ?? [];
  const isMaker = brand_name !== undefined && (/[:：]/.test(name) || !isModel(brand_name));
  return isMaker && model ? { brand_name: brand_name.trim(), model } : null;
}

/** True if the name has no manufacturer, so that the manufacturer of the machine before it counts. */
function isOfSameMaker(name: string, { model }: FitRecord, list: string): boolean {
  if (/[:：]/.test(name)) return false;
  const [first = '', ...others] = name.split(/\s+/);
  return /[:：]/.test(list) || others.length === 0 || model.startsWith(`${first} `);
}
