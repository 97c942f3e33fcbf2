import type { ResourceLanguage } from 'i18next';
import type { TextTable } from '../browserTexts.ts';

export const texts: TextTable = import.meta.glob<ResourceLanguage>(
  ['../es/*.json', '!../es/app.json', '../../../../shared/{failures,messages,units}/es.json'],
  { import: 'default' },
);
