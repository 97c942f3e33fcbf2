/** Of the same kinds, written after what had failed of the others was mended. */
export const otherMakersLater: Readonly<Record<string, string>> = {
  separators: `
    M-3535-A | M3535A
    2050857_002 | 2050857-002
    2050857 - 002 | 2050857-002
    46312280G1 | 46-312280G1
    L8.18i.D | L8-18i-D
    115.033480.00 | 115-033480-00
    0998000044452 | 0998-00-0444-52
    VF13 5SP | VF13-5SP
    SHEARS45 | SHEARS-45
    HR142X | HR-14/2X
    42047 | 4.204.7
  `,
  'look-alikes': `
    М3535А | M3535A
    M3S3SA | M3535A
    ТА6048S | TA6048S
    DLP6OOll | DLP60011
    MX5OO8O | MX50080
    ЕС9-4w | EC9-4w
    ΜΗ-155 | MH-155
  `,
  OCR: `
    M353SA | M3535A
    2O50B57-OO2 | 2050857-002
    989803I5848I | 989803158481
    4S3564243681 | 453564243681
    E4O4O | E4040
    WB9IO5IW | WB91051W
    TJF-0190V | TJF-Q190V
    1I272VNU | 11272VNU
    27O26AA | 27026AA
    rnP00916 | MP00916
  `,
  'one slip': `
    M3553A | M3535A
    M353A | M3535A
    989803158418 | 989803158481
    98980315848 | 989803158481
    2050857-02 | 2050857-002
    2058057-002 | 2050857-002
    0998-00-0444-25 | 0998-00-0444-52
    115-033840-00 | 115-033480-00
    WB91015W | WB91051W
    TJF-Q109V | TJF-Q190V
    VLFT10GN | VLFT10GEN
    DLP60111 | DLP60011
  `,
  halves: `
    98980315 | begins 98980315
    0998-00 | begins 0998-00
    033480 | holds 033480
    46-3122 | begins 46-3122
    WB910 | begins WB910
    Q190V | holds Q190V
    АПВЗ.468 | begins АПВЗ.468
    0998-00-0444-xx | begins 0998-00-0444
  `,
  'glued labels': `
    REFM3535A | M3535A
    REF:E4040 | E4040
    REFELGA | ELGA
    PN7015 | 7015
    P/N:DSF-200 | DSF-200
    Арт.27026AA | 27026AA
    артикул:SCDIQ | SCDIQ
    код:8600905 | 8600905
    кат.номер:MAJ-855 | MAJ-855
    货号TA6048S | TA6048S
    编码：8600905 | 8600905
    Cod.art.8600905 | 8600905
    ArtNr27026AA | 27026AA
    MAT#10789396 | 10789396
  `,
  'words around': `
    hose for M3535A | M3535A
    para equipo CH4-1 | CH4-1
    на замену MAJ-855 нужно | MAJ-855
    适用 TA6048S 的钉仓 | TA6048S
    need ELGA pads | ELGA
    probe P6D | P6D
    датчик CH4-1 сименс | CH4-1
    anything like E4040 in your stock? | E4040
    the broken part says WB91051W | WB91051W
    replaces 7015 | 7015
    SCDIQ-compatible sleeve | SCDIQ
  `,
  'revisions and packs': `
    2050857-002-REV-B | 2050857-002
    2050857-002C | 2050857-002
    M3535A Opt. A01 | M3535A
    E4040/50 pk | E4040
    E4040 (40 per box) | E4040
    TA6048S, box 6 | TA6048S
    DLP60011 25/cs | DLP60011
    7015 100/bx | 7015
  `,
  several: `
    M3535A, E4040; 7015 | M3535A, E4040, 7015
    M3535A+E4040 | M3535A, E4040
    M3535A & 7015 | M3535A, 7015
    M3535A vs. M4607A | M3535A, M4607A
    TA6048S / E4040 / SCDIQ | TA6048S, E4040, SCDIQ
    27026AA以及33321ML | 27026AA, 33321ML
    MAJ-855 i MH-155 | MAJ-855, MH-155
    862439 8600905 5790183 | 862439, 8600905, 5790183
    2050857-002/2101783-001 | 2050857-002, 2101783-001
  `,
  'keyboard and letters': `
    ь3535ф | M3535A
    еф6048ы | TA6048S
    пе-8502 | GT-8502
    ГТ-8502 | GT-8502
    ДСФ-200 | DSF-200
    МАЖ-855 | MAJ-855
    КРП05Т | КРП-05-Т
    KRP-05-T | КРП-05-Т
    APVZ.468212.015 | АПВЗ.468212.015
    rhg-05-n | КРП-05-Т
  `,
  'labels of boxes': `
    +H001M3535A1B | M3535A
    +M333E40401/$$3280101LOT9X | E4040
    *+B777SCDIQ12* | SCDIQ
    (240)TA6048S(10)77 | TA6048S
    (01)00000000000017(240)TA6048S | TA6048S
  `,
  addresses: `
    https://a.example/shop/p/valleylab-e4040-pencil | E4040
    https://a.example/catalogsearch/result/?q=27026AA | 27026AA
    https://b.example/ge/2050857-002?lang=ru#reviews | 2050857-002
    b.example/item/WB91051W.aspx | WB91051W
  `,
  'spreadsheets, prices, quotes': `
    862439.00 | 862439
    862,439 | 862439
    8,600,905.00 | 8600905
    1.0789396E+07 | 10789396
    ="0040-00-0381" | 0040-00-0381
    7015,00 | 7015
    E4040 €12,50 | E4040
    E4040 - 12.50 EUR/ea | E4040
    E4040 ￥99 | E4040
    E4040 *5 | E4040
    5 × E4040 | E4040
    пять E4040 | E4040
    E4040 пять штук | E4040
    «E4040» | E4040
    “M3535A” | M3535A
    [REF] E4040 | E4040
    e4040!! | E4040
    m3535a… | M3535A
    >> 3 x MAJ-855 (as discussed) | MAJ-855
    Position 20: 27026AA, Teleskop 30°, 2 Stück | 27026AA
    Hola, me pasan precio de la referencia 33321ML? gracias | 33321ML
    Коллеги, есть ли на складе WB91051W? нужен срочно | WB91051W
    please quote qty 5 of p/n 2050857-002 exp. delivery 3 wks | 2050857-002
  `,
};
