import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../../shared/text/languages.ts';
import { aCustomer } from '../support/builders/desktop/aCustomer.ts';
import { newMember } from '../support/drivers/apiAs.ts';
import { cameraSwitches, videoOf } from '../support/fixtures/qrPictures.ts';
import type { Desktop } from '../support/drivers/desktop/desktopApp.ts';
import { followPath } from '../support/drivers/followPath.ts';
import { chooseInMenu, expect, logIn, shot, test } from '../support/drivers/desktop/desktopTest.ts';
import { goods, pathOf } from '../support/fixtures/catalogue/goods.ts';
import { textsOf } from '../support/fixtures/texts.ts';
import { expectWhole } from '../support/checks/pages/inspect.ts';
import {
  expectFilesWithoutSession,
  expectPageWithoutSecrets,
  expectSecretsStayInMain,
} from '../support/checks/withoutSecrets.ts';
import { everyCombination } from '../support/setup/everyCombination.ts';

/** Answers the client's own dialogs about a PDF: called off until told otherwise. */
async function savesPdf({ app }: Desktop) {
  const folder = mkdtempSync(join(tmpdir(), 'medstore-pdf-'));
  await app.evaluate(
    ({ app: client, dialog }, filePath) => {
      const pdf = { questions: [] as string[], response: 1, shown: '' };
      Object.assign(globalThis, { pdf });
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
      dialog.showMessageBox = (_window: unknown, options?: { message: string }) => {
        pdf.questions.push(options!.message);
        return Promise.resolve({ response: pdf.response, checkboxChecked: false });
      };
      // The hidden window's page at the time it is printed.
      client.on('browser-window-created', (_event, { webContents }) => {
        const print = webContents.printToPDF.bind(webContents);
        webContents.printToPDF = async (options) => {
          pdf.shown = (await webContents.executeJavaScript('document.body.innerText')) as string;
          return print(options);
        };
      });
    },
    join(folder, 'page.pdf'),
  );
  type Held = { pdf: { questions: string[]; response: number; shown: string } };
  return {
    questions: () => app.evaluate(() => (globalThis as unknown as Held).pdf.questions),
    answer: (response: number) =>
      app.evaluate((_electron, to) => void ((globalThis as unknown as Held).pdf.response = to), response),
    shown: () => app.evaluate(() => (globalThis as unknown as Held).pdf.shown),
    isThere: () => existsSync(join(folder, 'page.pdf')),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
/** Checks that the store's name covers nothing, also in the smallest window. */
async function expectRoomForTheName({ app, page }: Desktop): Promise<void> {
  const [size, [width, height]] = [
    await page.evaluate(() => ({ width: innerWidth, height: innerHeight })),
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getMinimumSize()),
  ];
  await page.setViewportSize({ width: width!, height: height! });
  const head = page.getByRole('banner');
  const name = (await head.getByText('Medstore', { exact: true }).boundingBox())!;
  const link = (await head.getByRole('link', { name: 'Customers' }).boundingBox())!;
  expect(name.x + name.width).toBeLessThan(link.x);
  await page.setViewportSize(size);
}
/** The customer a rep orders for is named in one line above the page, however long the name. */
async function expectOneLine({ page }: Desktop, language: Language): Promise<void> {
  const t = textsOf(language);
  const [longest, other] = ['Maximiliane', 'Константина'].map((name) =>
    aCustomer({ name: `${name}-Alexandra von Hohenstein-Wittelsbach`, company: 'Universitätsklinikum '.repeat(5) }),
  );
  await page.evaluate(
    async ({ customers, id }) => {
      const { user_id } = (await window.desktop!.readSession())!;
      await window.desktop!.customers.act(user_id, { type: 'save', customers });
      await window.desktop!.customers.act(user_id, { type: 'choose', id });
    },
    { customers: [longest!, other!], id: longest!.id },
  );
  const strip = page.getByRole('region', { name: t('customers:strip.label') });
  await expect(strip).toContainText(longest!.name);
  for (const [width, height] of [
    [1280, 48],
    [400, 120],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await strip.boundingBox())!.height).toBeLessThanOrEqual(height);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await strip.getByRole('button', { name: t('customers:strip.switch') }).click();
  const entry = page.getByRole('menuitem', { name: other!.name });
  expect((await entry.boundingBox())!.height).toBeLessThanOrEqual(48);
  await shot(page, 'customer-strip');
}
const CARDS = ['Anna Petrova', 'Boris Lem'].map((name) => `BEGIN:VCARD\r\nFN:${name}\r\nEND:VCARD\r\n`).join('');
const filesIn = (profile: string): string[] => readdirSync(profile).filter((name) => name.startsWith('customers-'));

/** Besides English: that of the longest words, or all of them. */
const languagesSeen = everyCombination ? (['es', 'ru', 'zh'] as const) : (['ru'] as const);

test('a rep adds a customer, orders for them with the prices hidden, and finds everything after a restart', async ({
  launch,
  profile,
}) => {
  const [ana, ben, product] = [await newMember(), await newMember('Ben'), await goods.plain()];
  const first = await launch({ hasPictures: true });
  const { page } = first;
  // There before anybody signs in: a sign-in asks for the page anew, wherever it is by then.
  await chooseInMenu(first, 'customers');
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
  await logIn(first.page, ana);
  await expect(page.getByText('You stay logged in until you close this app')).toBeVisible();
  await expect(page.getByText('No customers yet')).toBeVisible();
  await expectWhole(page, 'en', 'no customers yet');
  await page.getByRole('link', { name: 'Scan or import' }).click();
  await page.getByRole('button', { name: 'Read the card' }).click();
  await expect(page.getByText(/^No readable card found/)).toBeVisible();
  await expectWhole(page, 'en', 'a customer to be scanned or imported');
  await shot(page, 'customers-import');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Add the first customer' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('=Marta "M" Ruiz');
  await page.getByRole('textbox', { name: 'Hospital or company' }).fill('Clínica Norte');
  await page.getByLabel('Follow up on').fill('2026-01-05');
  await page.getByRole('combobox', { name: 'Language of the customer' }).selectOption('es');
  await page.getByRole('checkbox', { name: /^Acepto que Medstore/ }).check();
  await expectWhole(page, 'en', 'the form of a customer');
  await shot(page, 'customer-form');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('May be contacted')).toBeVisible();
  expect(filesIn(profile)).toHaveLength(1);
  if (process.platform !== 'win32') expect(statSync(join(profile, filesIn(profile)[0]!)).mode & 0o777).toBe(0o600);

  await page.getByRole('button', { name: 'Order for =Marta "M" Ruiz' }).click();
  const strip = page.getByRole('region', { name: 'Customer mode' });
  await expect(strip).toContainText('=Marta "M" Ruiz, Clínica Norte');
  const folder = mkdtempSync(join(tmpdir(), 'medstore-csv-'));
  await first.app.evaluate(
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
    },
    join(folder, 'customers.csv'),
  );
  await page.getByRole('button', { name: 'Save 1 customer as CSV…' }).click();
  await expect(page.getByText('1 customer has been saved as a table')).toBeVisible();
  expect(readFileSync(join(folder, 'customers.csv'), 'utf8')).toMatch(
    /^\uFEFF"Name",.*\r\n"'=Marta ""M"" Ruiz","Clínica Norte",.*"2026-01-05","Yes",/,
  );
  rmSync(folder, { recursive: true });

  await page.getByRole('link', { name: 'Scan or import' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open vCard files…' }).click();
  await (await choosing).setFiles({ name: 'cards.vcf', mimeType: 'text/vcard', buffer: Buffer.from(CARDS) });
  await expect(page.getByText('3 customers', { exact: true })).toBeVisible();
  await expect(page.getByText('No consent to contact')).toHaveCount(2);
  await shot(page, 'customers');
  await expectRoomForTheName(first);
  await page.getByRole('button', { name: 'Delete all…' }).click();
  const question = page.getByRole('dialog', { name: 'Delete all 3 customers?' });
  await question.getByRole('button', { name: 'Keep them' }).click();
  await expect(question).toHaveCount(0);

  await followPath(page, pathOf(product));
  const about = page.getByRole('main');
  await expect(about.getByText(/\$\d/).first()).toBeVisible();
  await chooseInMenu(first, 'present');
  await expect(strip).toContainText('Prices are hidden');
  await expect(about.getByText('•••').first()).toBeVisible();
  await shot(page, 'prices-hidden');
  await expect(page.getByText(/\$\d/)).toHaveCount(0);
  // On paper, too, but never unasked.
  const paper = await savesPdf(first);
  await chooseInMenu(first, 'savePdf');
  await expect.poll(paper.questions).toEqual(['Prices are hidden: they will be missing on the paper, too']);
  await paper.answer(0);
  await chooseInMenu(first, 'savePdf');
  await expect.poll(paper.isThere).toBe(true);
  expect(await paper.shown()).toMatch(/•••/);
  expect(await paper.shown()).not.toMatch(/\$\s?\d/);
  paper.remove();
  await followPath(page, `/cart/goodOffer?order=1&sku=${product.sku_id}&quantity=1`);
  await expect(page.getByLabel('What should we know about this delivery?')).toHaveValue(
    'For the customer: =Marta "M" Ruiz, Clínica Norte',
  );
  await expect(page.getByText('Prices are hidden. Show them before you agree to them.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Place the order|^Order now/ })).toHaveCount(0);
  await first.close();

  // Here no keychain keeps a sign-in: nobody is there, then somebody else, and then she is back.
  const seen = join(profile, 'camera.y4m');
  writeFileSync(seen, videoOf('MECARD:N:Lem,Boris;ORG:Клиника;TEL:+74951234567;;'));
  const second = await launch({ switches: cameraSwitches(seen) });
  await expect(second.page.getByText('Prices are hidden')).toBeVisible();
  await chooseInMenu(second, 'customers');
  await expect(second.page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
  await logIn(second.page, ben);
  await expect(second.page.getByText('No customers yet')).toBeVisible();
  await expectSecretsStayInMain(second.page, ana);
  const again = second.page.getByRole('region', { name: 'Customer mode' });
  await expect(again).toContainText('=Marta "M" Ruiz, Clínica Norte');
  await expect(second.page.getByText('Follow-up overdue since Jan 5, 2026')).toBeVisible();
  await again.getByRole('button', { name: 'Show prices' }).click();
  await expect(again).not.toContainText('Prices are hidden');
  await second.page.getByRole('link', { name: 'Scan or import' }).click();
  await second.page.getByRole('button', { name: 'Read a code with the camera' }).click();
  await expect(second.page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Boris Lem');
  await expect(second.page.getByRole('textbox', { name: 'Hospital or company' })).toHaveValue('Клиника');
  await shot(second.page, 'customer-of-camera');
  await second.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(second.page.getByText('4 customers', { exact: true })).toBeVisible();
  for (const language of languagesSeen) {
    await second.page.goto(new URL(`/${language}/customers`, second.page.url()).href);
    await expect(second.page.getByText('=Marta "M" Ruiz, Clínica Norte')).toBeVisible();
    await expectPageWithoutSecrets(second.page, ana);
    await expectWhole(second.page, language, 'a customer');
    await shot(second.page, `customers-${language}`);
  }
  await expectOneLine(second, languagesSeen.at(-1)!);
  await second.close();
  rmSync(seen);
  expectFilesWithoutSession(profile);
});
