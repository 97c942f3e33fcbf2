/** Written after the first ones were mended; run once for the figures of decision 171 before anything was changed. */
export const strangersLaterNumbers: readonly string[] = (
  'M3713A 989803137631 8000-0330 0010-20-42594 2017003-001 SP-A04 TR-450-2 EK12T.01 LT4100-L7 4P9C ' +
  '700-0002-00 SV-100/15 AM5-C60X X-0044.7 МКС-05/2П КЛ-200 W5M.210 25000.00 6E3 BR-1.25'
).split(' ');

const NBSP = '\u00A0';
const ZWNJ = '\u200C';

export const strangersLaterSpellings: Readonly<Record<string, string>> = {
  'words and labels': `
    can u send me M3713A today | M3713A
    need quote: 2017003-001, 2 pcs | 2017003-001
    Re: M3713A offer | M3713A
    Fwd: order 8000-0330 | 8000-0330
    spare part number 0010-20-42594 for monitor | 0010-20-42594
    itm no.: TR-450-2 | TR-450-2
    Hersteller-Nr. SP-A04 | SP-A04
    réf. 700-0002-00 | 700-0002-00
    каталожный номер LT4100-L7 | LT4100-L7
    артикул производителя 989803137631 | 989803137631
    产品货号: AM5-C60X | AM5-C60X
    我要M3713A两个 | M3713A
    SV-100/15 original | SV-100/15
    REF.TR-450-2 | TR-450-2
    P/N:SP-A04 | SP-A04
    PN=700-0002-00 | 700-0002-00
    Art.-Nr.2017003-001 | 2017003-001
    modelo:LT4100-L7 | LT4100-L7
  `,
  'slips and look-alikes': `
    M37I3A | M3713A
    М3713А | M3713A
    M3173A | M3713A
    989803I37631 | 989803137631
    98980313763l | 989803137631
    OO10-2O-42594 | 0010-20-42594
    10-20-42594 | 0010-20-42594
    2O17OO3-OO1 | 2017003-001
    TR4502 | TR-450-2
    tr 450 2 | TR-450-2
    SP-AO4 | SP-A04
    ＳＰ－Ａ０４ | SP-A04
    LT41OO-L7 | LT4100-L7
    LT 4100 L7 | LT4100-L7
    мкс 05/2п | МКС-05/2П
    MKC-05/2П | МКС-05/2П
    KL-200 | КЛ-200
    ek12t 01 | EK12T.01
    am5c60x | AM5-C60X
  `,
  'packs, several, codes': `
    M3713A (5/pk) | M3713A
    8000-0330 rev C | 8000-0330
    2017003-001 x 4 EA | 2017003-001
    M3713A, SP-A04, TR-450-2 | M3713A, SP-A04, TR-450-2
    700-0002-00 и SP-A04 | 700-0002-00, SP-A04
    3 шт. LT4100-L7 + 2 шт. КЛ-200 | LT4100-L7, КЛ-200
    +H456M3713A1Q | M3713A
    (240)LT4100-L7(10)A1 | LT4100-L7
    1PSP-A04 | SP-A04
    *TR-450-2* | TR-450-2
    https://med.example/products/lt4100-l7-sensor?variant=2 | LT4100-L7
    http://med.example/item.php?pn=8000-0330 | 8000-0330
    SV-100%2F15 | SV-100/15
  `,
  'Excel, brackets, blanks': `
    989803137631.00 | 989803137631
    9.89803137631E+11 | 989803137631
    '2017003-001 | 2017003-001
    ="0010-20-42594" | 0010-20-42594
    “SP-A04” | SP-A04
    ‘SP-A04’ | SP-A04
    [8000-0330] | 8000-0330
    (SV-100/15) | SV-100/15
    TR–450–2 | TR-450-2
    TR‐450‐2 | TR-450-2
    TR—450—2 | TR-450-2
    SP${NBSP}-${NBSP}A04 | SP-A04
    M37${ZWNJ}13A | M3713A
    989 803 137 631 | 989803137631
    989.803.137.631 | 989803137631
    25000.00 | 25000.00
    6E3 | 6E3
    X-0044,7 | X-0044.7
    BR-1,25 | BR-1.25
    w5m210 | W5M.210
    ** M3713A ** | M3713A
    M3713A | M3713A
  `,
};
