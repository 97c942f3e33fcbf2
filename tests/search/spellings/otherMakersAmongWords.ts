/** Part numbers of other makers with words around them. They were written before the search was tried with them. */
export const otherMakersAmongWords: Readonly<Record<string, string>> = {
  'a label glued to it': `
    REF562A | 562A
    REF10135 | 10135
    PN:2106391-001 | 2106391-001
    PN2404 | 2404
    P/N:M1671A | M1671A
    Арт.№10135 | 10135
    Арт.M1671A | M1671A
    арт:8412710 | 8412710
    кат.№MAJ-209 | MAJ-209
    货号M1671A | M1671A
    货号：8412710 | 8412710
    物料号10135 | 10135
    物料编码：8412710 | 8412710
    订货号:562A | 562A
    Ref:26003BA | 26003BA
    Réf.26003BA | 26003BA
    Cat#8888-264960 | 8888-264960
    CatNo.8888-264960 | 8888-264960
    Art.Nr.8412710 | 8412710
    Artikelnummer:8412710 | 8412710
    Best.-Nr.8412710 | 8412710
    Bestellnummer:26003BA | 26003BA
    Mat.-Nr:11306402 | 11306402
    MaterialNo.11306402 | 11306402
    Cód:10135 | 10135
    Cód.art.:10135 | 10135
    ItemNo:5021 | 5021
    ITEM5021 | 5021
    модель:CF-HQ190L | CF-HQ190L
    modelCF-HQ190L | CF-HQ190L
    REFSDDK | SDDK
    UPN:8888-264960 | 8888-264960
    OEM#2106391-001 | 2106391-001
    Mfr#2106391-001 | 2106391-001
  `,
  'words around it': `
    for M1671A | M1671A
    cable for 2106391-001 | 2106391-001
    para el 10135 | 10135
    para los MAJ-209 | MAJ-209
    sustituto de 2106391-001 | 2106391-001
    equivalente a la referencia 26003BA | 26003BA
    для аппарата M1671A | M1671A
    аналог MAJ-209 | MAJ-209
    замена для 8412710 | 8412710
    вместо 8412710 | 8412710
    под M1671A | M1671A
    用于M1671A的 | M1671A
    替代M1671A | M1671A
    代替 8412710 | 8412710
    can you quote NM-400L-0423 pls | NM-400L-0423
    old number was M1671A | M1671A
    same as E7507DB | E7507DB
    the one with E7507DB on the label | E7507DB
    Nadelhalter 26003BA | 26003BA
    Olympus MAJ-209 forceps | MAJ-209
    Philips 7L6 | 7L6
    9L4 probe siemens | 9L4
    датчик 7L6 | 7L6
    SDDK pads | SDDK
    PTCG sensor | PTCG
    sensor BIS-VISTA | BIS-VISTA
  `,
  'revisions and packs after it': `
    2106391-001 REV A | 2106391-001
    2106391-001/A | 2106391-001
    2106391-001 Rev.02 | 2106391-001
    2106391-001_rev3 | 2106391-001
    115-018002-00 (FRU) | 115-018002-00
    115-018002-00 V1.2 | 115-018002-00
    M1671A#ABA | M1671A
    M1671A (10/PK) | M1671A
    E7507DB 50 per case | E7507DB
    E7507DB, case of 50 | E7507DB
    E7507DB (50 шт/уп) | E7507DB
    E7507DB уп/50 | E7507DB
    E7507DB caja 50 uds | E7507DB
    E7507DB 50片/箱 | E7507DB
    E7507DB x50 | E7507DB
    E7507DB PK50 | E7507DB
    E7507DB-50PK | E7507DB
    10135 box/50 | 10135
    10135 - 50/bx | 10135
    5021 1 each | 5021
  `,
  'several at once': `
    M1671A, M1940A | M1671A, M1940A
    M1671A/M1940A | M1671A, M1940A
    M1671A | M1940A | M1671A, M1940A
    M1671A·M1940A | M1671A, M1940A
    M1671A • M1940A • MAJ-209 | M1671A, M1940A, MAJ-209
    M1671A M1940A MAJ-209 | M1671A, M1940A, MAJ-209
    M1671A;M1940A | M1671A, M1940A
    M1671A+M1940A | M1671A, M1940A
    M1671A&M1940A | M1671A, M1940A
    M1671A und M1940A | M1671A, M1940A
    M1671A e M1940A | M1671A, M1940A
    M1671A или M1940A | M1671A, M1940A
    M1671A vs M1940A | M1671A, M1940A
    M1671A，M1940A；MAJ-209 | M1671A, M1940A, MAJ-209
    M1671A和M1940A | M1671A, M1940A
    M1671A 或 M1940A | M1671A, M1940A
    1) M1671A 2) M1940A | M1671A, M1940A
    1. 10135 2. 8412710 | 10135, 8412710
    10135 - 8412710 - 5021 | 10135, 8412710, 5021
    10135,8412710,5021 | 10135, 8412710, 5021
    2106391-001,-001 / 414873-001 | 2106391-001, 414873-001
    26003BA/28208BA | 26003BA, 28208BA
    0012-00-1651-02 & 0683-00-0500-01 | 0012-00-1651-02, 0683-00-0500-01
    562A 2404 | 562A, 2404
    9L4, 7L6, 4V1c | 9L4, 7L6, 4V1c
  `,
  'price or quantity beside it': `
    M1671A $45.00 | M1671A
    M1671A - 45,00 € | M1671A
    M1671A 1 200 ₽ | M1671A
    M1671A 1 200 руб. | M1671A
    M1671A ¥1200 | M1671A
    M1671A 1200元 | M1671A
    M1671A USD 45 | M1671A
    M1671A × 3 | M1671A
    M1671A *3 | M1671A
    M1671A (3) | M1671A
    M1671A: 3 | M1671A
    M1671A=3 | M1671A
    3 × M1671A | M1671A
    3*M1671A | M1671A
    10135 × 20 | 10135
    20 x 10135 | 10135
    10135 20 | 10135
    10135 20 шт | 10135
    10135 20 ea @ 3.50 | 10135
    10135,20 | 10135
    8412710 2 штуки | 8412710
    8412710两个 | 8412710
    三个8412710 | 8412710
    dos 8412710 | 8412710
  `,
  'quotes and brackets': `
    'M1671A' | M1671A
    «M1671A» | M1671A
    „M1671A“ | M1671A
    「M1671A」 | M1671A
    【M1671A】 | M1671A
    （M1671A） | M1671A
    {M1671A} | M1671A
    <M1671A> | M1671A
    **M1671A** | M1671A
    _M1671A_ | M1671A
    "M1671A" "M1940A" | M1671A, M1940A
    sensor (M1671A) | M1671A
  `,
  'a whole line of a letter': `
    > 2 pcs of M1671A as per your quotation dd 12.03.2026 | M1671A
    Pos 10: 26003BA Telescope 30°, 10 mm, 31 cm, 2 pcs | 26003BA
    Line 3 - 2106391-001 - Cable, ECG, 5 lead - Qty: 4 EA - $120.00 | 2106391-001
    Dear Sirs, please send us an offer for E7507DB (50 pcs) | E7507DB
    Добрый день! Нужен датчик M1671A, 2 шт., срок до 15.04 | M1671A
    Buenos días, necesitaríamos 3 unidades de la referencia 26003BA | 26003BA
    Hola, ¿tienen stock del MAJ-209? Gracias. | MAJ-209
    您好，请报价：8412710 数量2 | 8412710
    E7507DB; REM PolyHesive; 50; Stk; 310,00 | E7507DB
  `,
};
