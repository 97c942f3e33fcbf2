import { type Judgement, judgementsIn } from './Judgement.ts';

/** Part numbers as they stand in letters, lists, labels and addresses. */
export const numberInLetterJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'part numbers in letters and lists',
    `
    do you have LX4-15E5 in stock | LX4-15E5
    price of SP2-2113-P please | SP2-2113-P
    нужен BT228-80 | BT228-80
    есть ли в наличии UB5-5W? | UB5-5W
    necesito precio de NCY49-9F | NCY49-9F
    tienen la HX.CV.089 ? | HX.CV.089
    我要买 TP946-75 | TP946-75
    TP946-75有货吗 | TP946-75
    la sonda EVM-8128 para ginecología | EVM-8128
    датчик на замену TE4-10L3 | TE4-10L3
    CX5-2C rev B | CX5-2C
    UG-9491 (24 pcs) | UG-9491
    SVWP-25-9 x 3 | SVWP-25-9
    OE-LS45V Rev.2 | OE-LS45V
    MK-G008 box of 50 | MK-G008
    IV4XT-536 qty 2 | IV4XT-536
    RLA-808/1 уп. 5 | RLA-808/1
    BT228-80 /A | BT228-80
    SP2-2113-P; SPY89-4U; BM77-SP8 | 3: code SP2-2113-P, code SPY89-4U, code BM77-SP8
    TP015-36 и TP946-75 | 3: code TP015-36, code TP946-75
    CX5-2C or LX4-15E5 | 3: code CX5-2C, code LX4-15E5
    EVM-8128 y EVA-6447 | 3: code EVM-8128, code EVA-6447
    UB5 board | 3: begins UB5
    UP7 portable | 3: begins UP7
    SVEL | 3: begins SVEL
    HX.CV | 3: begins HX.CV
    REFCX5-2C | CX5-2C
    PNSP2-2113-P | SP2-2113-P
    SKUUG-9491 | UG-9491
    Арт.BT228-80 | BT228-80
    №UB5-5W | UB5-5W
    Ref.:NCY49-9F | NCY49-9F
    型号TP946-75 | TP946-75
    P/N:HX.CV.089 | HX.CV.089
    артикул:SH71SC.3 | SH71SC.3
    cat#SVWP-25-9 | SVWP-25-9
    Kat.-Nr. FW 90-024-SC | FW 90-024-SC
    +M423BT228800X | BT228-80
    +H658SP22113P0R | SP2-2113-P
    2000000100579 | VPX-3578
    (01)02000000101569 | EC.269.0L
    https://www.shop.com/p/sonarys-cx5-2c-convex-ultrasound-probe-2-5-mhz?utm_source=mail | CX5-2C
    www.medstore.com/ru/p/konveksnyy-uz-datchik-sonarys-cx5-2c-2-5-mgts | CX5-2C
    UG-9491.00 | UG-9491
    ="UG-9491" | UG-9491
    S V W P 25 9 | SVWP-25-9
    CX5‑2C | CX5-2C
    FW90024SC | FW 90-024-SC
    «UB5-5W» | UB5-5W
    CX5-2C* | CX5-2C
    9491 gel | 3: ultrasound-gel & holds 9491
    SH71SC | 3: begins SH71SC
    `,
  ),
  ...judgementsIn(
    'part numbers mistyped',
    `
    СХ5-2С | CX5-2C
    ВТ228-80 | BT228-80
    ТР946-75 | TP946-75
    ＣＸ５－２Ｃ | CX5-2C
    8T228-8O | BT228-80
    SP2-Z113-P | SP2-2113-P
    UBS-5W | UB5-5W
    EVM-B128 | EVM-8128
    IP-T2G2 | IP-T262
    lV4XT-536 | IV4XT-536
    OE-L545V | OE-LS45V
    умь-8128 | EVM-8128
    ез946-75 | TP946-75
    иь77-ыз8 | BM77-SP8
    бт228-80 | BT228-80
    уг-9491 | UG-9491
    СП2-2113-П | SP2-2113-P
    ТП946-75 | TP946-75
    EVM-8182 | EVM-8128
    MK-G08 | MK-G008
    NCY449-9F | NCY49-9F
    SP-2113-P | SP2-2113-P
    датчик ЕВМ-8128 | EVM-8128
    IV4XY-536 tube | IV4XT-536
    SVWP-259 | SVWP-25-9
    HX-CV-O89 | HX.CV.089
    `,
  ),
];
