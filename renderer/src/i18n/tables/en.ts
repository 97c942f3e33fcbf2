import type { ResourceLanguage } from 'i18next';
import type { TextTable } from '../browserTexts.ts';

export const texts: TextTable = import.meta.glob<ResourceLanguage>(
  ['../en/*.json', '!../en/app.json', '../../../../shared/{failures,messages,units}/en.json'],
  { import: 'default' },
);
