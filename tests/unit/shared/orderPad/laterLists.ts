import type { PastedList } from './unseenLists.ts';

/** Written after the first ones were read as meant, and before the parser was tried with these. */
export const laterLists: readonly PastedList[] = [
  [
    'SAP mail with item blocks',
    `Purchase order 4500987654
Vendor 100233

Item 00010
Material: FW 90-024-SC
Quantity: 4 PC
Net price: 58.90 EUR

Item 00020
Material: TE7-2MP
Quantity: 1 PC
Net price: 4,120.00 EUR`,
    ['FW 90-024-SC × 4', 'TE7-2MP × 1'],
  ],
  [
    'German order table, pasted from a PDF',
    `Pos   Art.-Nr.      Bezeichnung                       Menge  ME   E-Preis    G-Preis
10    FW 90-024-SC  Metzenbaum-Schere, 140 mm         4      ST   58,90      235,60
20    HX.GL.434     Nitrilhandschuhe, Gr. M, blau     12     PK   9,80       117,60
                                                  Summe netto               353,20
                                                  zzgl. 19% MwSt.           67,11
                                                  Rechnungsbetrag           420,31`,
    ['FW 90-024-SC × 4', 'HX.GL.434 × 12'],
  ],
  [
    'markdown table with alignment and empty cells',
    `| # | REF | Notes | Pcs |
|---|:----|-------|----:|
| 1 | TE7-2MP | urgent | 1 |
| 2 | USW-8039 | | 24 |`,
    ['TE7-2MP × 1', 'USW-8039 × 24'],
  ],
  [
    'prices beside quantities without headings',
    `TE7-2MP	1	4120.00	4120.00
USW-8039	24	12.50	300.00`,
    ['TE7-2MP × 1', 'USW-8039 × 24'],
  ],
  [
    'Spanish quotation',
    `Presupuesto nº 2026/118
Ref.            Descripción                   Uds.   P.U.      Total
FW 90-024-SC    Tijera Metzenbaum 140 mm      4      58,90     235,60
USW-8039        Toallitas, envase 100         24     12,50     300,00
                Base imponible                               535,60
                IVA 21 %                                     112,48
                TOTAL                                        648,08 €
Validez de la oferta: 30 días`,
    ['FW 90-024-SC × 4', 'USW-8039 × 24'],
  ],
  [
    'Russian tender',
    `Лот №3. Расходные материалы
№ п/п;Наименование товара;Каталожный номер;Ед. изм.;Количество;НМЦ за ед.
1;Ножницы Метценбаум;FW 90-024-SC;шт;4;5 890,00
2;Салфетки дезинфицирующие;USW-8039;уп;24;1 250,00
ИТОГО по лоту;;;;;53 560,00`,
    ['FW 90-024-SC × 4', 'USW-8039 × 24'],
  ],
  [
    'Chinese chat',
    `老师，麻烦订一下：
TE7-2MP 1条
USW-8039 24包
下周三之前送到住院部三楼，谢谢`,
    ['TE7-2MP × 1', 'USW-8039 × 24'],
  ],
  [
    'quantity words in Spanish',
    `cuatro FW 90-024-SC
un TE7-2MP
veinticuatro USW-8039`,
    ['FW 90-024-SC × 4', 'TE7-2MP × 1', 'USW-8039 × 24'],
  ],
  [
    'CSV with quotes and semicolons inside',
    `"Artikel";"Text";"Menge"
"FW 90-024-SC";"Schere; 140 mm; ""Metzenbaum""";"4"
"USW-8039";"Tücher
100 Stück";"24"`,
    ['FW 90-024-SC × 4', 'USW-8039 × 24'],
  ],
  [
    'tab table with group rows',
    `Ref	Description	Qty
SURGERY
FW 90-024-SC	Scissors	4
IMAGING
TE7-2MP	TEE probe	1`,
    ['FW 90-024-SC × 4', 'TE7-2MP × 1'],
  ],
  [
    'plus and minus signs of stock',
    `USW-8039 (+24)
TE7-2MP (+1)`,
    ['USW-8039 × 24', 'TE7-2MP × 1'],
  ],
  [
    'arrow',
    `USW-8039 -> 24
TE7-2MP => 1`,
    ['USW-8039 × 24', 'TE7-2MP × 1'],
  ],
  [
    'signature of German company',
    `Bitte liefern Sie:

4 x FW 90-024-SC
24 x USW-8039

Mit besten Grüßen

Dr. Eva Klein
Einkauf Medizintechnik
Klinikum Süd GmbH · HRB 12345 · USt-IdNr. DE123456789
IBAN DE89 3704 0044 0532 0130 00
T +49 911 555-0102 · F -0199 · www.klinikum.example`,
    ['FW 90-024-SC × 4', 'USW-8039 × 24'],
  ],
  [
    'Russian signature without blank line',
    `Прошу отгрузить:
USW-8039 — 24 уп.
TE7-2MP — 1 шт.
Адрес доставки: г. Пермь, ул. Мира, д. 15, корп. 2
Доверенность № 118 от 02.03.2026
С уважением,
Сидоров П.П., гл. врач`,
    ['USW-8039 × 24', 'TE7-2MP × 1'],
  ],
  [
    'sums and weights in columns',
    `Part no	Weight kg	Qty	Unit price	Amount	Currency
FW 90-024-SC	0.12	4	58.90	235.60	EUR
TE7-2MP	0.95	1	4120.00	4120.00	EUR`,
    ['FW 90-024-SC × 4', 'TE7-2MP × 1'],
  ],
  [
    'wrapped mail, a line broken in the middle',
    `Please quote for FW 90-024-SC (4 pcs), TE7-2MP
(1 pc) and USW-8039 (24 pcs).`,
    ['FW 90-024-SC × 4', 'TE7-2MP × 1', 'USW-8039 × 24'],
  ],
  [
    'slashes',
    `FW 90-024-SC / 4
USW-8039 / 24`,
    ['FW 90-024-SC × 4', 'USW-8039 × 24'],
  ],
  [
    'quantities with unit glued and pack in brackets',
    `FW 90-024-SC 4ea
USW-8039 (pack of 100) 24pk`,
    ['FW 90-024-SC × 4', 'USW-8039 × 24'],
  ],
  [
    'dates in a column',
    `Need by	Part	How many
12-Mar-26	FW 90-024-SC	4
12-Mar-26	USW-8039	24`,
    ['FW 90-024-SC × 4', 'USW-8039 × 24'],
  ],
  [
    'HTML list from a web page',
    `<ul><li>FW 90-024-SC &times; 4</li><li>USW-8039 &times; 24</li></ul>`,
    ['FW 90-024-SC × 4', 'USW-8039 × 24'],
  ],
  [
    'lines that begin with the line number of an editor',
    `  1  FW 90-024-SC  4
  2  USW-8039      24
  3  TE7-2MP       1`,
    ['FW 90-024-SC × 4', 'USW-8039 × 24', 'TE7-2MP × 1'],
  ],
];
