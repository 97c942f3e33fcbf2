/**
 * Spellings of real part numbers by kind, written down before the search was tried with them: what is typed, and the numbers that
 * come first, in their order. `begins` and `holds` say what the first number begins with or has inside.
 */
export const numbersAmongWords: Readonly<Record<string, string>> = {
  'a small word beside it': `
    for M1191BL | M1191BL
    the DS-100A | DS-100A
    with 2039822-002 | 2039822-002
    M1191A please | M1191A
    a TL-201T | TL-201T
    an E2516H cable | E2516H
    para M1195A | M1195A
    el DS-100A | DS-100A
    la 8403735 | 8403735
    de MAJ-1430 | MAJ-1430
    un 0010-20-42710 | 0010-20-42710
    con PVT-375BT | PVT-375BT
    для M1191BL | M1191BL
    на 2039822-002 | 2039822-002
    к DS-100A | DS-100A
    и TL-101T | TL-101T
    от MP00881 | MP00881
    用于M1191BL | M1191BL
    适用于 DS-100A | DS-100A
    的 2021141-001 | 2021141-001
    DS-100A的 | DS-100A
    need the M1194A | M1194A
    do you have 989803104341 | 989803104341
    есть 453564078331 ? | 453564078331
    tiene el K931? | K931
    we need 3 of BR-903P | BR-903P
  `,
  'a revision or pack after it': `
    2039822-002 A | 2039822-002
    2039822-002 Rev C | 2039822-002
    2039822-002 REV.03 | 2039822-002
    M1191BL (50/pk) | M1191BL
    309653 (box of 200) | 309653
    DS-100A, 24/box | DS-100A
    E2450H 50/cs | E2450H
    MAJ-1430 v2 | MAJ-1430
    MX50065 x 10 | MX50065
    M1020B - 1 EA | M1020B
    367863 уп. 100 шт | 367863
    H124SG упаковка 30 | H124SG
    2606520 caja de 5 | 2606520
    5200-01 50个/盒 | 5200-01
    31050522 10/bx | 31050522
    0010-30-42737 Ver.1 | 0010-30-42737
    8000-0321-01 pk/12 | 8000-0321-01
    2016998-001 ISS 2 | 2016998-001
    700-0030-00 each | 700-0030-00
    DEC-8 1pc | DEC-8
    2228 pack of 50 | 2228
    2560 (50 pcs) | 2560
    1863 qty 2 | 1863
  `,
  'several at once': `
    M1191BL, DS-100A | M1191BL, DS-100A
    M1191A/BL | M1191A, M1191BL
    M1191A / M1191BL | M1191A, M1191BL
    TL-201T; TL-101T; BR-903P | TL-201T, TL-101T, BR-903P
    2021141-001 + 2016998-001 | 2021141-001, 2016998-001
    M1191A & M1192A | M1191A, M1192A
    E2516H or E2450H | E2516H, E2450H
    E2516H или E2450H | E2516H, E2450H
    DS-100A y MAX-A | DS-100A, MAX-A
    DS-100A 和 DEC-8 | DS-100A, DEC-8
    DS-100A、DEC-8 | DS-100A, DEC-8
    DS-100A，DEC-8 | DS-100A, DEC-8
    8403735 MX50065 | 8403735, MX50065
    8403735 2606520 | 8403735, 2606520
    4500-02 5200-01 | 4500-02, 5200-01
    2 x M1191A, 1 x M1194A | M1191A, M1194A
    1863 2056 | 1863, 2056
    989803104341 989803145131 | 989803104341, 989803145131
    0010-20-42710, 0010-30-42737 | 0010-20-42710, 0010-30-42737
    C5-1, L12-3, S5-1 | C5-1, L12-3, S5-1
    413F 41712 | 413F, 41712
    2039822-001/002 | 2039822-002
    TL-101T/201T | TL-101T, TL-201T
    PVT-375BT | PVT-375BT
  `,
  'three signs with a word': `
    C5-1 probe | C5-1
    probe C5-1 | C5-1
    датчик C5-1 | C5-1
    C5-1 探头 | C5-1
    探头C5-1 | C5-1
    sonda C5-1 | C5-1
    Philips C5-1 transducer | C5-1
    L9-3 linear | L9-3
    4P1 cardiac | 4P1
    S5-1 sector probe | S5-1
    9L-D linear probe | 9L-D
    9LD probe | 9L-D
    transducer 4P1 | 4P1
    датчик 4P1 | 4P1
    S51 probe | S5-1
    probe L93 | L9-3
  `,
  'letters alone': `
    REF COTN | COTN
    P/N COTN | COTN
    ref. MAXN | MAXN
    MAXN sensor | MAXN
    MAX-A sensor | MAX-A
    sensor MAXN | MAXN
    TS-F-D | TS-F-D
    TS-F-D sensor | TS-F-D
    tsfd | TS-F-D
    D-YS sensor | D-YS
    SAC-M | SAC-M
    артикул COTN | COTN
    型号 MAXN | MAXN
    OXI-A/N | OXI-A/N
    OXY-F-UN sensor | OXY-F-UN
    for SAC-M | SAC-M
    COTN (50/pk) | COTN
    датчик D-YS | D-YS
    LNCS-DCI sensor | LNCS-DCI
  `,
  'a label glued to it': `
    REF413F | 413F
    REFM1191BL | M1191BL
    PN2039822-002 | 2039822-002
    P/N2039822-002 | 2039822-002
    #41712 | 41712
    №8403735 | 8403735
    SKU41712 | 41712
    арт.41712 | 41712
    артикул41712 | 41712
    код41712 | 41712
    REF:41712 | 41712
    MPN-DS-100A | DS-100A
    ITEM#309653 | 309653
    货号41712 | 41712
    型号DS-100A | DS-100A
    Cod.8403735 | 8403735
    ref.1863 | 1863
    CAT2228 | 2228
    REF1863 | 1863
    pn413f | 413F
    N°8403735 | 8403735
    Nº41712 | 41712
    No.41712 | 41712
  `,
  'a label that may belong to a longer number': `
    код 41712 | 41712
    артикул 41712 | 41712
    ref 41712 | 41712
    cod 41712 | 41712
    № 41712 | 41712
    code: 41712 | 41712
    номер 41712 | 41712
    货号 41712 | 41712
    número 41712 | 41712
    41712 | 41712
  `,
  'a label before it': `
    REF M1191BL | M1191BL
    P/N: DS-100A | DS-100A
    PN: 2039822-002 | 2039822-002
    Part# 8403735 | 8403735
    Part Number E2516H | E2516H
    Cat. No. 309653 | 309653
    Art.-Nr. MX50065 | MX50065
    Item No: 4050 | 4050
    OEM 2021141-001 | 2021141-001
    Mfr. Part No. TL-201T | TL-201T
    Order code MP00881 | MP00881
    Model: GIF-H190 | GIF-H190
    № 453564078331 | 453564078331
    каталожный № DS-100A | DS-100A
    кат.№ DS-100A | DS-100A
    парт-номер M1191BL | M1191BL
    модель GIF-H190 | GIF-H190
    código 8403735 | 8403735
    n.º de ref. E2516H | E2516H
    Nº parte DS-100A | DS-100A
    部件号：2039822-002 | 2039822-002
    订货号 8403735 | 8403735
    零件编号 DS-100A | DS-100A
    REF: 1863 | 1863
  `,
  'brand and thing beside it': `
    Philips M1191BL | M1191BL
    Nellcor DS-100A SpO2 sensor | DS-100A
    GE 2039822-002 temperature cable | 2039822-002
    original Philips M1191B adult finger sensor | M1191B
    Masimo 1863 | 1863
    masimo 4050 sensor adult | 4050
    DS-100A compatible | DS-100A
    DS-100A OEM new | DS-100A
    3C5A Mindray | 3C5A
    Siemens CH5-2 convex probe | CH5-2
    K931 cable 12 lead | K931
  `,
};
