/** A list as buyers paste it, and its lines as `part × quantity`; "?" where the pad asks the buyer for the quantity. */
export type PastedList = readonly [what: string, text: string, lines: readonly string[]];

const BOTH = ['M1191BL × 5', 'DS-100A × 2'];

/** Written down, with the lines that they should give, before the parser was tried with them. */
export const unseenLists: readonly PastedList[] = [
  [
    'ERP requisition, fixed width, wrapped description',
    `Requisition 10023345                                   Plant 1000
Item   Material       Short text                    Qty    UoM   Deliv. date
-----------------------------------------------------------------------------
00010  M1191BL        SpO2 sensor adult              5     EA    12.03.2026
                      reusable, 3 m cable
00020  DS-100A        Finger clip sensor             2     EA    12.03.2026
                      with DB-9 connector
-----------------------------------------------------------------------------
                                        Items: 2`,
    BOTH,
  ],
  [
    'PDF: description wrapped between lines',
    `Pos.  Artikel-Nr.   Bezeichnung                Menge   Einzelpreis   Gesamt
1     M1191BL       SpO2-Sensor, Erwachsene    5 Stk   129,00        645,00
                    wiederverwendbar
2     DS-100A       Fingerclip                 2 Stk   45,50         91,00
                                   Zwischensumme                     736,00
                                   MwSt. 19 %                        139,84
                                   Gesamtbetrag                      875,84 EUR`,
    BOTH,
  ],
  [
    'markdown table',
    `| Part | Description | Qty |
|------|:-----------:|----:|
| M1191BL | SpO2 sensor | 5 |
| \`DS-100A\` | Finger clip | 2 |`,
    BOTH,
  ],
  [
    'markdown list with bold and links',
    `- **M1191BL** — 5 pcs
- **DS-100A** — 2 pcs
- [SG-7580](https://store.example/p/44) — 10 pcs`,
    [...BOTH, 'SG-7580 × 10'],
  ],
  [
    'quoted reply, twice, with own words between',
    `Hi Tom,
same again please:

>> 5 x M1191BL
>> 2 x DS-100A
>
> Thanks
> Tom

Regards
Eva`,
    BOTH,
  ],
  [
    'numbered 1) with dots and prices',
    `1) M1191BL .......... 5 pcs .......... 129.00
2) DS-100A .......... 2 pcs .......... 45.50
Total ................................ 736.00`,
    BOTH,
  ],
  [
    'German mail',
    `Sehr geehrte Damen und Herren,

wir bestellen hiermit:

5 Stück M1191BL
2 Stk. DS-100A
1 VE SG-7580

Lieferadresse: Klinikum Nord, Hauptstr. 12, 90402 Nürnberg
Kundennr. 118820

Mit freundlichen Grüßen
A. Weber
Tel. 0911 555-0102`,
    [...BOTH, 'SG-7580 × 1'],
  ],
  [
    'Spanish ERP export',
    `Línea;Cód. artículo;Descripción;Cantidad;Precio ud.;Importe
1;M1191BL;Sensor SpO2 adulto;5,00;129,00;645,00
2;DS-100A;Pinza de dedo;2,00;45,50;91,00
;;;;Total;736,00`,
    BOTH,
  ],
  [
    'Russian 1C invoice',
    `№\tТовары (работы, услуги)\tАртикул\tКол-во\tЕд.\tЦена\tСумма
1\tДатчик SpO2 взрослый\tM1191BL\t5\tшт\t9 900,00\t49 500,00
2\tКлипса пальцевая\tDS-100A\t2\tшт\t3 450,00\t6 900,00
\t\t\t\t\tИтого:\t56 400,00
\t\t\t\t\tВ том числе НДС:\t9 400,00
Всего наименований 2, на сумму 56 400,00 руб.
Пятьдесят шесть тысяч четыреста рублей 00 копеек`,
    BOTH,
  ],
  [
    'Chinese table',
    `序号,产品名称,规格型号,单位,数量,备注
1,血氧探头,M1191BL,个,5,急用
2,指夹,DS-100A,个,2,
合计,,,,7,`,
    BOTH,
  ],
  [
    'French headings',
    `Référence\tDésignation\tQuantité\tPU HT
M1191BL\tCapteur SpO2\t5\t129,00 €
DS-100A\tPince doigt\t2\t45,50 €`,
    BOTH,
  ],
  [
    'Portuguese and Italian headings',
    `Codice articolo;Descrizione;Q.tà;Prezzo
M1191BL;Sensore SpO2;5;129,00
DS-100A;Clip da dito;2;45,50`,
    BOTH,
  ],
  [
    'Polish headings',
    `Lp.;Nr katalogowy;Nazwa;Ilość;J.m.
1;M1191BL;Czujnik SpO2;5;szt.
2;DS-100A;Klips;2;szt.`,
    BOTH,
  ],
  [
    'CSV with line ends and quotes in cells',
    `"Part no.","Description","Qty"\r\n"M1191BL","SpO2 sensor\nadult, 3 m ""long""","5"\r\n"DS-100A","Clip","2"\r\n`,
    BOTH,
  ],
  ['CSV with sep=; line and BOM', `\uFEFFsep=;\r\nPart;Qty\r\nM1191BL;5\r\nDS-100A;2\r\n`, BOTH],
  [
    'decimal commas 5,000',
    `M1191BL\t5,000\tEA
DS-100A\t2,000\tEA
SG-7580\t10,500\tEA`,
    ['M1191BL × ?', 'DS-100A × ?', 'SG-7580 × ?'],
  ],
  [
    'words for quantities',
    `M1191BL – five pieces
DS-100A – a pair
SG-7580 – a dozen`,
    ['M1191BL × 5', 'DS-100A × ?', 'SG-7580 × ?'],
  ],
  [
    'Russian words for quantities',
    `M1191BL – пять штук
DS-100A – две штуки
SG-7580 – десяток`,
    [...BOTH, 'SG-7580 × ?'],
  ],
  [
    'signature with numbers',
    `Please order:
M1191BL 5
DS-100A 2

Jane Roe | Purchasing | St. Mary Hospital
Office +1 617-555-0102 | Fax 617-555-0199
VAT GB123456789
NHS Supply Chain code RX1-22`,
    BOTH,
  ],
  [
    'phone and date among lines',
    `M1191BL 5
call me at 555-0102 if not in stock
DS-100A 2
needed 2026-03-15`,
    BOTH,
  ],
  [
    'old and new price',
    `M1191BL 5 pcs 139.00 129.00
DS-100A 2 pcs 49.00 45.50`,
    BOTH,
  ],
  [
    'alternatives',
    `M1191BL (or equivalent) x 5
DS-100A or similar x 2`,
    BOTH,
  ],
  [
    'GHX style pipes',
    `PO|LINE|VENDOR CAT|MFR CAT|DESC|QTY|UOM|PRICE
88123|1|M1191BL|M1191BL|SENSOR SPO2 ADULT|5|EA|129.00
88123|2|DS-100A|DS-100A|SENSOR FINGER|2|EA|45.50`,
    BOTH,
  ],
  [
    'chat lines with times',
    `[10:15, 03/03/2026] Ana: M1191BL x5
[10:16, 03/03/2026] Ana: DS-100A x2
[10:17, 03/03/2026] Ana: gracias!`,
    BOTH,
  ],
  [
    'tick boxes and crossed',
    `[x] M1191BL – 5
[ ] DS-100A – 2`,
    BOTH,
  ],
  [
    'quantity in front, tab, no heading, prices',
    `5\tM1191BL\t129.00
2\tDS-100A\t45.50`,
    BOTH,
  ],
  [
    'Amazon cart',
    `M1191BL SpO2 Sensor, Adult
In Stock
Qty: 5
$129.00
DS-100A Finger Clip
In Stock
Qty: 2
$45.50
Subtotal (7 items): $736.00`,
    BOTH,
  ],
  [
    'dot leaders and units in Chinese mail',
    `王经理您好：
以下产品请报价，谢谢。
1、血氧探头 M1191BL 5个
2、指夹 DS-100A 2个
公司：北京某医院
电话：010-55501020`,
    BOTH,
  ],
  [
    'two rows a line (part, then description and quantity)',
    `M1191BL
SpO2 sensor, adult
5 pcs
DS-100A
Finger clip
2 pcs`,
    BOTH,
  ],
  [
    'lines with lot and expiry',
    `M1191BL LOT 20260301 EXP 2027-12 QTY 5
DS-100A LOT 20251112 EXP 2027-06 QTY 2`,
    BOTH,
  ],
  [
    'Spanish mail with units',
    `Buenas tardes,
por favor, ¿me pueden cotizar?
- 5 unidades ref. M1191BL
- 2 unidades ref. DS-100A
- 1 caja (100 uds) ref. SG-7580
Un saludo,
María López
Compras – Hospital Central
Móvil 600 555 010`,
    [...BOTH, 'SG-7580 × ?'],
  ],
  [
    'thousand separators',
    `SG-7580 1,200 pcs
GL-7318 2,400 pcs
MK-6577 10,000 pcs`,
    ['SG-7580 × 1200', 'GL-7318 × 2400', 'MK-6577 × 10000'],
  ],
  [
    'ranges and approximations',
    `M1191BL 5-6 pcs
DS-100A approx. 2 pcs`,
    ['M1191BL × ?', 'DS-100A × 2'],
  ],
  [
    'Russian mail, different dashes',
    `Добрый день, коллеги!
Просьба подготовить КП на следующие позиции:
· M1191BL — 5шт
· DS-100A — 2шт
· SG-7580 — 1уп
Заранее спасибо!
Менеджер отдела снабжения
Петрова Анна
тел. 8 (495) 555-01-02 доб. 118
anna@klinika.example`,
    [...BOTH, 'SG-7580 × 1'],
  ],
];
