import { expect, it } from 'vitest';
import { clinicLists } from '../../../support/fixtures/orderPad/clinicLists.ts';
import { laterClinicLists } from '../../../support/fixtures/orderPad/clinicListsLater.ts';
import { counterLists } from '../../../support/fixtures/orderPad/counterLists.ts';
import { deskMails } from '../../../support/fixtures/orderPad/deskMails.ts';
import { deskTables } from '../../../support/fixtures/orderPad/deskTables.ts';
import { finalLists } from '../../../support/fixtures/orderPad/finalLists.ts';
import { laterProcurementLists } from '../../../support/fixtures/orderPad/laterProcurementLists.ts';
import { officeMails } from '../../../support/fixtures/orderPad/officeMails.ts';
import { officeTables } from '../../../support/fixtures/orderPad/officeTables.ts';
import { readAs } from '../../../support/fixtures/orderPad/padLines.ts';
import { procurementLists } from '../../../support/fixtures/orderPad/procurementLists.ts';
import { exportsAndTenders } from '../../../support/fixtures/orderPad/exportsAndTenders.ts';
import { mailsAndChats } from '../../../support/fixtures/orderPad/mailsAndChats.ts';
import { scansAndNotes } from '../../../support/fixtures/orderPad/scansAndNotes.ts';
import { marketLists } from '../../../support/fixtures/orderPad/marketLists.ts';
import { wardLists } from '../../../support/fixtures/orderPad/wardLists.ts';

it.each([
  ...clinicLists,
  ...laterClinicLists,
  ...deskMails,
  ...deskTables,
  ...finalLists,
  ...officeMails,
  ...officeTables,
  ...wardLists,
  ...procurementLists,
  ...laterProcurementLists,
  ...marketLists,
  ...counterLists,
  ...mailsAndChats,
  ...exportsAndTenders,
  ...scansAndNotes,
])('%s', (_what, text, expected) => expect(readAs(text, expected)).toEqual(expected));
