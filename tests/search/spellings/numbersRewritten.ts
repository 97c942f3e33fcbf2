/** Spellings of real part numbers that change the number itself, by kind, as in `numbersAmongWords`. */
export const numbersRewritten: Readonly<Record<string, string>> = {
  'letters outside Latin': `
    узт-1.01ф | УЗТ-1.01Ф
    УЗТ 1.01 Ф | УЗТ-1.01Ф
    адр1200 | АДР-1200
    ЭК12Т01РД | ЭК12Т-01-Р-Д
    эк12т-01-р-д | ЭК12Т-01-Р-Д
    аппарат ГК-100-3 | ГК-100-3
    дгм80нда | ДГМ-80-НДА
    国械注准 20193070123 | 国械注准20193070123
    20193070123 | 国械注准20193070123
    b20.5/u4 | B20.5/Ü4
    B20.5/ü4 | B20.5/Ü4
    σ410 | Σ-410
    дки н 10 | ДКИ-Н-10
  `,
  'one slip': `
    M1191BLL | M1191BL
    M191BL | M1191BL
    M1119BL | M1191BL
    DS-10A | DS-100A
    DS-1000A | DS-100A
    2039822-02 | 2039822-002
    2039822-020 | 2039822-002
    2038922-002 | 2039822-002
    98980314513 | 989803145131
    989803145311 | 989803145131
    9898031451310 | 989803145131
    TL-21T | TL-201T
    E2516J | E2516H
    MAJ-1340 | MAJ-1430
    PVT-357BT | PVT-375BT
    0010-20-4271 | 0010-20-42710
    0010-20-42170 | 0010-20-42710
    453564078313 | 453564078331
    BR-930P | BR-903P
    8000-0312-01 | 8000-0321-01
    GIF-H910 | GIF-H190
    УЗТ-1.10Ф | УЗТ-1.01Ф
    sensor M1119BL | M1191BL
    REF 2039282-002 | 2039822-002
    датчик TL-20T | TL-201T
  `,
  'misread signs': `
    M119lBL | M1191BL
    M11918L | M1191BL
    D5-100A | DS-100A
    DS-1OOA | DS-100A
    E25l6H | E2516H
    E2S16H | E2516H
    E251GH | E2516H
    Z039822-002 | 2039822-002
    203982Z-O0Z | 2039822-002
    2O39B22-OO2 | 2039822-002
    PVT-37SBT | PVT-375BT
    PVT-3758T | PVT-375BT
    8R-903P | BR-903P
    BR-9O3P | BR-903P
    26O46BA | 26046BA
    260468A | 26046BA
    H1245G | H124SG
    S12F-30-28263 | 512F-30-28263
    512F-30-2BZ63 | 512F-30-28263
    YS-O8OP9 | YS-080P9
    Y5-080P9 | YS-080P9
    G1F-H190 | GIF-H190
  `,
  'another keyboard layout': `
    ь1191ид | M1191BL
    ВЫ-100Ф | DS-100A
    вы-100ф | DS-100A
    ЕД-201Е | TL-201T
    зме-375ие | PVT-375BT
    у2516р | E2516H
    ьфо-1430 | MAJ-1430
    пша-р190 | GIF-H190
    сщет | COTN
    ИК-903З | BR-903P
    epn-1.01a | УЗТ-1.01Ф
    EPN-1/01A | УЗТ-1.01Ф
    'r12n-01-h-l | ЭК12Т-01-Р-Д
    flh-1200 | АДР-1200
    Ч7-2Е | X7-2t
  `,
  transliteration: `
    М1191БЛ | M1191BL
    ДС-100А | DS-100A
    ТЛ-201Т | TL-201T
    ПВТ-375БТ | PVT-375BT
    ГИФ-Х190 | GIF-H190
    МАЖ-1430 | MAJ-1430
    БР-903П | BR-903P
    Е2516Х | E2516H
    УСТ-9123 | UST-9123
    ЕУП-С715 | EUP-C715
    UZT-1.01F | УЗТ-1.01Ф
    ADR-1200 | АДР-1200
    EK12T-01-R-D | ЭК12Т-01-Р-Д
    DGM-80-NDA | ДГМ-80-НДА
    GK-100-3 | ГК-100-3
    датчик ДС-100А | DS-100A
  `,
  'HIBC label': `
    +H123M1191BL1G | M1191BL
    *+H123M1191BL1G* | M1191BL
    +M684DS100A0D | DS-100A
    +B05020398220021M | 2039822-002
    +H704E2516H1/$$3261231LOT55/ | E2516H
    +E2343096531X | 309653
    +H123M1191BL1G/$$+7LOT123 | M1191BL
    +H123M1191BL1/$$7ABC123/16D20240101G | M1191BL
  `,
  'address of a page': `
    https://shop.example/product/spo2-sensor-M1191BL | M1191BL
    https://www.dealer.example/p/ds-100a/12345 | DS-100A
    https://store.example/en/product/philips-m1191bl-reusable-spo2-sensor/1042 | M1191BL
    https://store.example/ru/product/%D0%A3%D0%97%D0%A2-1.01%D0%A4/77 | УЗТ-1.01Ф
    www.dealer.example/catalog/2039822-002.html | 2039822-002
    https://x.example/search?q=E2516H&page=2 | E2516H
    https://x.example/item?sku=309653&utm_source=mail | 309653
    http://x.example/p/0010-20-42710_mindray_board.htm | 0010-20-42710
    https://x.example/products/oxi-a-n | OXI-A/N
    https://x.example/parts/720-00-s-c?ref=google | 720-00-S/C
    https://x.example/dp/B07XYZ/TL-201T | TL-201T
    https://x.example/m-00-s-50-electrodes-p-77.html | M-00-S/50
    https://medstore.example/product/ge-9l-d-linear-probe/5001 | 9L-D
  `,
  'written by a spreadsheet': `
    41712.00 | 41712
    41712,00 | 41712
    41712.0 | 41712
    8403735.00 | 8403735
    9.89803104341E+11 | 989803104341
    8.403735E+06 | 8403735
    8,403735E+06 | 8403735
    ="08266714" | 08266714
    '41712 | 41712
    "8403735" | 8403735
    1,863.00 | 1863
    8,403,735 | 8403735
    309653.000 | 309653
    $309653.00 | 309653
  `,
  separators: `
    m1191 bl | M1191BL
    M-1191-BL | M1191BL
    DS100A | DS-100A
    DS 100 A | DS-100A
    ds.100.a | DS-100A
    ds_100_a | DS-100A
    DS–100A | DS-100A
    DS—100A | DS-100A
    DS‑100A | DS-100A
    2039822002 | 2039822-002
    2039822 002 | 2039822-002
    2039822.002 | 2039822-002
    2039822/002 | 2039822-002
    001020 42710 | 0010-20-42710
    0010.20.42710 | 0010-20-42710
    M00S50 | M-00-S/50
    m-00-s-50 | M-00-S/50
    720 00 S C | 720-00-S/C
    OXI A N | OXI-A/N
    OXI-AN | OXI-A/N
    9l d | 9L-D
    RAB 6 D | RAB6-D
    9898 0314 5131 | 989803145131
    989 803 145 131 | 989803145131
    "DS-100A" | DS-100A
    [DS-100A] | DS-100A
    DS-100A. | DS-100A
    DS-100A® | DS-100A
    (DS-100A) | DS-100A
  `,
  'look-alike letters': `
    М1191ВL | M1191BL
    СH5-2 | CH5-2
    МАХ-А | MAX-A
    СОТN | COTN
    C0TN | COTN
    DS-l00A | DS-100A
    DS-IOOA | DS-100A
    MAJ-I430 | MAJ-1430
    ТL-2О1Т | TL-201T
    ＤＳ－１００Ａ | DS-100A
    ВR-903Р | BR-903P
    Е2516Н | E2516H
  `,
  zeros: `
    10-20-42710 | 0010-20-42710
    010-20-42710 | 0010-20-42710
    8266714 | 08266714
    008266714 | 08266714
    0008403735 | 8403735
    041712 | 41712
    40-000695-00 | 040-000695-00
    9-001234-00 | 009-001234-00
    15-0659-00 | 015-0659-00
    O10046814 | 10046814
    00989803104341 | 989803104341
  `,
  'half of it': `
    M1191 | begins M1191
    DS-100 | begins DS-100
    2039822 | begins 2039822
    0010-20 | begins 0010-20
    42710 | holds 42710
    PVT-375 | begins PVT-375
    98980314 | begins 98980314
    MAJ-14 | begins MAJ-14
    E25 | begins E25
    УЗТ | begins УЗТ
    TL-20 | begins TL-20
    RAB6 | begins RAB6
    11996 | begins 11996
    -000091 | holds 000091
    H190 | holds H190
  `,
};
