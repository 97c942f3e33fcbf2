import { type Formats, formatsFor } from '../i18n/formats.ts';
import { useSite } from './Head.tsx';

/** Numbers, money and dates as the language of this page writes them. */
export const useFormats = (): Formats => formatsFor(useSite().language);
