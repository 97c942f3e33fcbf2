import type { ResourceLanguage } from 'i18next';
import type { TextTable } from '../browserTexts.ts';

export const texts: TextTable = import.meta.glob<ResourceLanguage>(
  ['../zh/*.json', '!../zh/app.json', '../../../../shared/{failures,messages,units}/zh.json'],
  { import: 'default' },
);
