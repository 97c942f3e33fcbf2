import type { ResourceLanguage } from 'i18next';
import type { TextTable } from '../browserTexts.ts';

export const texts: TextTable = import.meta.glob<ResourceLanguage>(
  ['../ru/*.json', '!../ru/app.json', '../../../../shared/{failures,messages,units}/ru.json'],
  { import: 'default' },
);
