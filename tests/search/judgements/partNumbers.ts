import { type Judgement, judgementsIn } from './Judgement.ts';

/** Part numbers as they are typed, pasted, read off a label or dictated. A rule without a grade names the product. */
export const partNumberJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'part number, whole',
    `
    FW 90-024-SC | FW 90-024-SC
    sc 55.505.45 | SC 55.505.45
    SH91SC2 | SH91SC.2
    hf2234870 | HF 22.348.70
    NH-29-992-04 | NH 29.992.04
    rt 33 330 91 | RT 33.330.91
    TR35954V | TR-359-54V
    OE TR33A | OE-TR33A
    oe–li39f | OE-LI39F
    LIE1201 | LIE-1201
    ОЕ-LS22Е | OE-LS22E
    LSМ-1О58 | LSM-1058
    ES-6O4-l7C | ES-604-17C
    SP144.99 | SP144-99
    SPY31–6A | SPY31-6A
    ＳＶＳＰ－９４－０ | SVSP-94-0
    НХ.UG.870 | HX.UG.870
    27 XT 998 | 27-XT-998
    rxt640/0 | RXT-640/0
    CX5-2C-22 | CX5-2C-22
    LX12-5E-ZIF260 | LX12-5E-ZIF260
    hx gl 679 p100 | HX.GL.679-P100
    UG9976P12 | UG-9976-P12
    TH37/2A | TH37/2A
    2000000100012 | FW 90-024-SC
    02000000100029 | FW 90-024-SC
    DP.284.4H | DP.284.4H
    dp2844h | DP.284.4H
    SU 08.534.07 | SU 08.534.07
    EL_3500 | EL-3500
    `,
  ),
  ...judgementsIn(
    'part number, half',
    `
    FW 90-024 | 3: begins FW 90-024
    505.45 | 3: code SC 55.505.45; 2: holds 505.45
    SH91 | 3: begins SH91
    348.70 | 3: holds 348.70
    29.992 | 3: holds 29.992
    TR-359 | 3: begins TR-359
    903-46 | 3: holds 903-46
    LSM-10 | 3: begins LSM-10
    604-17 | 3: holds 604-17
    SP144 | 3: begins SP144
    HX.UG. | 3: begins HX.UG.
    XT-998 | 3: holds XT-998
    RXT-64 | 3: begins RXT-64
    CX5-2C-2 | 3: begins CX5-2C-2
    LX12-5 | 3: begins LX12-5
    GL.679 | 3: holds GL.679
    TE7-2 | 3: begins TE7-2
    4H | 3: holds .4H; 2: holds 4H
    08.534 | 3: holds 08.534
    7320-H | 3: holds 7320-H
    `,
  ),
  ...judgementsIn(
    'part number, misspelt',
    `
    FW 90-O24-5C | FW 90-024-SC
    SC 55.505.4S | SC 55.505.45
    SH9lSC.Z | SH91SC.2
    HF 22.34B.70 | HF 22.348.70
    NH 29.992.4O | NH 29.992.04
    RT 33.33.091 | RT 33.330.91
    TR-359-45V | TR-359-54V
    OE-LI39FF | OE-LI39F
    LIE-12O11 | LIE-1201
    LSM-1085 | LSM-1058
    ES-604-1C | ES-604-17C
    5P144-99 | SP144-99
    SPY3l-GA | SPY31-6A
    27-ХТ-99B | 27-XT-998
    RXT-64O/O0 | RXT-640/0
    СЧ5-2С | CX5-2C
    ДЧ12-5У | LX12-5E
    ЕУ7-2ЬЗ | TE7-2MP
    РЧюГПю870 | HX.UG.870
    ЛИЕ-1201 | LIE-1201
    ДП.284.4Х | DP.284.4H
    ЕЛ-3500 | EL-3500
    УГ-9976 | UG-9976
    ФВ 90-024-СЦ | FW 90-024-SC
    WP-572I1 | WP-5721
    GL-6237 | GL-6327
    `,
  ),
  ...judgementsIn(
    'part number, dressed',
    `
    REF FW 90-024-SC | FW 90-024-SC
    P/N: SC 55.505.45 | SC 55.505.45
    PN SH91SC.2 | SH91SC.2
    #HF 22.348.70 | HF 22.348.70
    Art. Nr. NH 29.992.04 | NH 29.992.04
    REFRT33.330.91 | RT 33.330.91
    for TR-359-54V | TR-359-54V
    для OE-TR33A | OE-TR33A
    el OE-LI39F | OE-LI39F
    OE-LS22E para | OE-LS22E
    用于 LSM-1058 | LSM-1058
    артикул ES-604-17C | ES-604-17C
    арт.SP144-99 | SP144-99
    код 27-XT-998 | 27-XT-998
    № RXT-640/0 | RXT-640/0
    número de pieza CX5-2C | CX5-2C
    ref. LX12-5E | LX12-5E
    部件号 TE7-2MP | TE7-2MP
    型号：HX.GL.679 | HX.GL.679
    GL-6327 Rev B | GL-6327
    UG-9976 A | UG-9976
    EL-3500 (50/pk) | EL-3500
    DP9-7320-H, box of 10 | DP9-7320-H
    5x SU-7492 | SU-7492
    WP-5721 2 pcs | WP-5721
    10 шт TH37/2A | TH37/2A
    SVUG-66-4; CV-4900 | 3: code SVUG-66-4, code CV-4900
    IF-9935, SG-7580 | 3: code IF-9935, code SG-7580
    TH-9967 and EL-3500 | 3: code TH-9967, code EL-3500
    NC362-49 + NC0-2115-X + TP6-3307-H | 3: code NC362-49, code NC0-2115-X, code TP6-3307-H
    https://shop.example/p/PB-LA13-6 | PB-LA13-6
    https://medstore.example/product/ferrowald-fw-90-024-sc-metzenbaum-scissors-140-230-mm/1001 | FW 90-024-SC
    www.dealer.example/catalog/RLA-728-8.html | RLA-728/8
    price of IV9XT-267 | IV9XT-267
    precio XT-8K2-61 | XT-8K2-61
    цена NG85/4B | NG85/4B
    NG7-0R2 价格 | NG7-0R2
    replacement for IB2-0645-B | IB2-0645-B
    TP512-31 original | TP512-31
    need IB-K564 urgently | IB-K564
    CX1-5T2 probe | CX1-5T2
    датчик 36-CX-564 | 36-CX-564
    `,
  ),
];
