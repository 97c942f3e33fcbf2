import { describe, expect, it } from 'vitest';
import { readMerchantFile } from '../../../support/fixtures/readMerchantFile.ts';

/** A CSV file of headings and rows; cells have no commas. */
const fileOf = (...lines: string[]): string => `${lines.join('\n')}\n`;

describe('exports of programs', () => {
  it.each<[program: string, content: string, rows: Record<string, string>[], leftOut: string[]]>([
    [
      'Medusa',
      fileOf(
        'Product Handle,Product Title,Product Status,Product Categories 1,Variant SKU,Variant Inventory Quantity,Price USD,Price EUR,Option 1 Name,Option 1 Value,Brand',
        'cuff,Cuff,published,Cuffs,CUF-S,10,12.00,11.00,Size,Small,Acme',
        'cuff,Cuff,published,Cuffs,CUF-L,4,14.00,13.00,Size,Large,Acme',
        'hose,Hose,draft,Hoses,HOS-3,4,24.00,23.00,Length,3 m,Acme',
      ),
      [
        { code: 'CUF-S', sku_code: 'CUF-S', sku_name_en: 'Small', price: '12.00', stock: '10', group: 'Cuffs' },
        { code: 'CUF-S', sku_code: 'CUF-L', sku_name_en: 'Large', price: '14.00', stock: '4' },
      ],
      ['4: not for sale ("draft")'],
    ],
    [
      'Saleor',
      fileOf(
        'id,name,product type,category,brand (product attribute),variant id,variant sku,size (variant attribute),main (warehouse quantity),us (channel price amount)',
        'UHJ1,Cable,Cables,ECG,Nova,V1,EC-10,10 leads,5,120.00',
        'UHJ1,Cable,Cables,ECG,Nova,V2,EC-5,5 leads,3,90.00',
      ),
      [
        { code: 'EC-10', sku_code: 'EC-10', sku_name_en: '10 leads', price: '120.00', stock: '5', brand: 'Nova' },
        { code: 'EC-10', sku_code: 'EC-5', sku_name_en: '5 leads', price: '90.00', stock: '3' },
      ],
      [],
    ],
    [
      'eBay',
      fileOf(
        'Item number,Title,Custom label (SKU),Available quantity,Start price,eBay category 1 name,Condition,Brand',
        '295512345678,Sensor,M11,3,89.00,Patient Monitors,USED,Acme',
      ),
      [{ code: 'M11', price: '89.00', stock: '3', group: 'Patient Monitors', condition: 'USED' }],
      [],
    ],
    [
      'Dolibarr',
      fileOf(
        'Ref.,Label,Type,Status (sell),Status (buy),Selling price (net of tax),Selling price (inc. tax),Physical stock,Tags/categories,Brand',
        'BIS-11,Bisturí,0,1,1,12.50,15.13,300,Bisturíes,Acme',
        'BIS-15,Bisturí,0,0,1,12.50,15.13,20,Bisturíes,Acme',
      ),
      [{ code: 'BIS-11', name_en: 'Bisturí', price: '12.50', stock: '300', group: 'Bisturíes' }],
      ['3: not for sale ("0")'],
    ],
    [
      'Business Central',
      fileOf(
        'No.,Description,Description 2,Base Unit of Measure,Unit Price,Inventory,Item Category Code,Manufacturer Code,Vendor Item No.,Blocked',
        '1896-S,Pump,with holder,PCS,1250,4,PUMPS,BRAUN,871,No',
        '1908-S,Stand,,PCS,90,12,STANDS,BRAUN,872,Yes',
      ),
      [{ code: '1896-S', name_en: 'Pump with holder', price: '1250', stock: '4', group: 'PUMPS', brand: 'BRAUN' }],
      ['3: not for sale ("Yes")'],
    ],
    [
      'Xero',
      fileOf(
        '*ItemCode,ItemName,PurchasesUnitPrice,SalesDescription,SalesUnitPrice,QuantityOnHand,Status,Brand,Category',
        'TR-22,Trolley,100.00,With basket,180.00,7,Active,Acme,Trolleys',
        'TR-23,Trolley,150.00,With basket,280.00,2,Archived,Acme,Trolleys',
      ),
      [{ code: 'TR-22', name_en: 'Trolley', description_en: 'With basket', price: '180.00', stock: '7' }],
      ['3: not for sale ("Archived")'],
    ],
    [
      'ERPNext',
      fileOf(
        'Item Code,Item Name,Item Group,Default Unit of Measure,Brand,Standard Selling Rate,Disabled',
        'PM-1,Monitor,Monitors,Nos,Acme,780,0',
        'PM-2,Monitor,Monitors,Nos,Acme,980,1',
      ),
      [{ code: 'PM-1', name_en: 'Monitor', group: 'Monitors', price: '780' }],
      ['3: not for sale ("1")'],
    ],
    [
      'a hospital’s item master',
      fileOf(
        'Item ID,Item Description,Manufacturer Name,Manufacturer Catalog Number,Vendor Item Number,UOM,Conversion Factor,UNSPSC Description',
        '100231,CATHETER FOLEY,Bard,0165L16,BRD0165L16,CS,12,Urinary catheters',
      ),
      [{ code: '0165L16', brand: 'Bard', unit: 'CS', pack_size: '12', group: 'Urinary catheters' }],
      [],
    ],
  ])('are read from %s', async (_program, content, expected, leftOut) => {
    const { rows, others } = await readMerchantFile(content);
    expect(rows).toMatchObject(expected);
    expect([rows.length, others]).toEqual([expected.length, leftOut]);
  });

  it('leave out the second part of a name where names have several languages', async () => {
    const { rows } = await readMerchantFile(
      fileOf('Code,Brand,Group,name_en,name_es,Description 2', 'A-1,Acme,Cuffs,Cuff,Manguito,adult'),
    );
    expect(rows).toMatchObject([{ name_en: 'Cuff', name_es: 'Manguito' }]);
  });
});

describe('rows with one number in a price list', () => {
  const HEADINGS = 'Code,Brand,Group,Name,Price';
  const variantsIn = async (headings: string, ...lines: string[]) => {
    const { rows } = await readMerchantFile(fileOf(`${HEADINGS},${headings}`, ...lines));
    return rows.map(({ sku_code = '', sku_name_en = '' }) => [sku_code, sku_name_en]);
  };

  it.each(['Variant', 'Size', 'Цвет'])('are variants by their column "%s"', async (heading) => {
    const lines = ['6', '7', '8'].map((size) => `TUBE,Acme,Airway,Tube,2.10,${size}`);
    expect(await variantsIn(heading, ...lines)).toEqual([['', '6'], ['TUBE-7', '7'], ['TUBE-8', '8']]); // prettier-ignore
  });

  it.each([
    ['say the same twice', 'Variant', ['A-1,Acme,Airway,Tube,2.10,6', 'A-1,Acme,Airway,Tube,2.10,6']],
    ['are of two manufacturers', 'Size', ['A-1,Acme,Airway,Tube,2.10,6', 'A-1,Beta,Airway,Tube,2.10,7']],
    [
      'are at two locations',
      'Size,Location',
      ['A-1,Acme,Airway,Tube,2.10,6,North', 'A-1,Acme,Airway,Tube,2.10,7,South'],
    ],
    ['have no size', 'Size', ['A-1,Acme,Airway,Tube,2.10,', 'A-1,Acme,Airway,Tube,2.20,']],
  ])('are no variants if they %s', async (_what, headings, lines) => {
    expect((await variantsIn(headings, ...lines)).map(([number]) => number)).toEqual(['', '']);
  });

  it('are variants of each product by the sizes of that product', async () => {
    const lines = ['A,6', 'A,7', 'B,6', 'B,7', 'B,6'].map((row) => row.replace(',', ',Acme,Airway,Tube,2.10,'));
    expect((await variantsIn('Size', ...lines)).map(([number]) => number)).toEqual(['', 'A-7', '', 'B-7', '']);
  });

  it('have no specification of a model that is their number', async () => {
    const { rows } = await readMerchantFile(fileOf('Part No,Model,Brand,Group,Name', ',M-1,Acme,Cuffs,Cuff', 'A-2,M-2,Acme,Cuffs,Cuff')); // prettier-ignore
    const models = rows.map((row) => Object.entries(row).find(([column]) => column.startsWith('spec:Model'))?.[1]);
    expect(models).toEqual([undefined, 'M-2']);
  });
});

describe('spans of time below a heading with a unit', () => {
  it.each([
    ['Lead time (weeks)', '2', 'delivery_days', '2 weeks'],
    ['Срок поставки, недель', '6-8', 'delivery_days', '6-8 weeks'],
    ['交货期（周）', '3', 'delivery_days', '3 weeks'],
    ['Delivery time (hours)', '48', 'delivery_days', '48 hours'],
    ['Plazo de entrega (semanas)', '2 días', 'delivery_days', '2 días'],
    ['Warranty (years)', '2', 'warranty_months', '2 years'],
    ['Warranty (days)', '90', 'warranty_months', '90 days'],
    ['warranty_days', '90', 'warranty_months', '90 days'],
    ['Garantía, días', '90', 'warranty_months', '90 days'],
    ['Гарантия (мес.)', '12', 'warranty_months', '12 months'],
    ['LeadTimeDays', '5', 'delivery_days', '5 days'],
    ['delivery_days', '5', 'delivery_days', '5 days'],
    ['Гарантия, лет', '1', 'warranty_months', '1 years'],
    ['Warranty, years', 'none', 'warranty_months', 'none'],
    ['Lead time', '5', 'delivery_days', '5'],
  ])('have it: %s, %s', async (heading, text, column, expected) => {
    const { rows } = await readMerchantFile(`Code;Brand;Group;Name;${heading}\nA-1;Acme;Cuffs;Cuff;${text}\n`);
    expect(rows[0]?.[column]).toBe(expected);
  });

  it.each(['Year of manufacture', 'Opening hours', 'Год выпуска'])('are none below "%s"', async (heading) => {
    const { rows, format } = await readMerchantFile(`Code;Brand;Group;Name;${heading}\nA-1;Acme;Cuffs;Cuff;2024\n`);
    expect([rows.length, format?.unusedColumns]).toEqual([1, [heading]]);
  });
});
