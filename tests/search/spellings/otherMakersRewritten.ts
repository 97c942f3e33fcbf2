/** Spellings of part numbers of other makers that change the number itself, as in `otherMakersAmongWords`. */
export const otherMakersRewritten: Readonly<Record<string, string>> = {
  'separators moved, missing or doubled': `
    M-1671-A | M1671A
    M 1671A | M1671A
    2106391001 | 2106391-001
    2106-391-001 | 2106391-001
    2106391--001 | 2106391-001
    46288512P1 | 46-288512P1
    46-288512-P1 | 46-288512P1
    ML615D | ML6-15-D
    ML 6-15 D | ML6-15-D
    115 018002 00 | 115-018002-00
    115_018002_00 | 115-018002-00
    MAJ 209 | MAJ-209
    NM400L0423 | NM-400L-0423
    8888 264960 | 8888-264960
    8888264960 | 8888-264960
    0012/00/1651/02 | 0012-00-1651-02
    30-117-05 | 30.117.05
    3011705 | 30.117.05
    6 012 3 | 6.012.3
    NBPL1M | NBP/L-1M
    712-05-A-K | 712-05-A/K
    M:1940:A | M1940A
    m1671*a | M1671A
    E 7507 DB | E7507DB
  `,
  'Unicode dashes and full-width signs': `
    MAJ‒209 | MAJ-209
    MAJ―209 | MAJ-209
    MAJ−209 | MAJ-209
    MAJ﹣209 | MAJ-209
    MAJー209 | MAJ-209
    2106391‑001 | 2106391-001
    ＭＡＪ－２０９ | MAJ-209
    ０６８３－００－０５００－０１ | 0683-00-0500-01
    115­-018002-­00 | 115-018002-00
    𝟤𝟦𝟢𝟦 | 2404
    M₁671A | M1671A
    ⓂAJ-209 | MAJ-209
  `,
  'look-alike signs': `
    MI671A | M1671A
    Ml671A | M1671A
    М1671А | M1671A
    9898O3l0553I | 989803105531
    А22ОО1А | A22001A
    А22001А | A22001A
    МР00953 | MP00953
    ΜΡ00953 | MP00953
    MPOO953 | MP00953
    МХ08ОО1 | MX08001
    EЕA28 | EEA28
    ΕΕΑ28 | EEA28
    ТG-97ОР | TG-970P
    ΤG-970Ρ | TG-970P
    I0l35 | 10135
    M!671A | M1671A
    ϹF-HQ190L | CF-HQ190L
  `,
  'OCR slips': `
    M167IA | M1671A
    M16714 | M1671A
    99803I05531 | 989803105531
    9B98O3105531 | 989803105531
    9898031O5S31 | 989803105531
    21O6391-0O1 | 2106391-001
    Z106391-001 | 2106391-001
    210639l-00I | 2106391-001
    46-2BB512P1 | 46-288512P1
    46-288S12P1 | 46-288512P1
    E75O7D8 | E7507DB
    E7507OB | E7507DB
    GIA8O38S | GIA8038S
    G1A80385 | GIA8038S
    6IA8038S | GIA8038S
    2B208BA | 28208BA
    Z8208BA | 28208BA
    2820B8A | 28208BA
    rn1671A | M1671A
    VV A96100A | WA96100A
    VVA96100A | WA96100A
    CF-H0190L | CF-HQ190L
  `,
  'one slip of the finger': `
    M1617A | M1671A
    M1671AA | M1671A
    M1761A | M1671A
    989803105513 | 989803105531
    98980310531 | 989803105531
    9898031055311 | 989803105531
    989803105631 | 989803105531
    2106931-001 | 2106391-001
    2106391-01 | 2106391-001
    2106391-0001 | 2106391-001
    ML6-51-D | ML6-15-D
    115-018020-00 | 115-018002-00
    115-01802-00 | 115-018002-00
    NM-400L-423 | NM-400L-0423
    NM-400-0423 | NM-400L-0423
    NM-440L-0423 | NM-400L-0423
    CF-HQ109L | CF-HQ190L
    CF-QH190L | CF-HQ190L
    8888-246960 | 8888-264960
    E7570DB | E7507DB
    GIA8083S | GIA8038S
    0012-00-1615-02 | 0012-00-1651-02
    380-1002 | 380-1020
    TG-907P | TG-970P
  `,
  halves: `
    2106391 | begins 2106391
    46-288 | begins 46-288
    98980310 | begins 98980310
    115-018 | begins 115-018
    018002 | holds 018002
    NM-400 | begins NM-400
    8888 | begins 8888
    264960 | holds 264960
    E75 | begins E75
    07DB | holds 07DB
    42906 | holds 42906
    0683-00 | begins 0683-00
    HQ190 | holds HQ190
    ИДЖ.943 | begins ИДЖ.943
    943114 | holds 943114
    46-288512... | begins 46-288512
    2106391-xxx | begins 2106391
    989803105* | begins 989803105
    NM-400L-???? | begins NM-400L
  `,
  'another keyboard layout': `
    ь1671ф | M1671A
    Ь1671Ф | M1671A
    ьфо-209 | MAJ-209
    ьз00953 | MP00953
    у7507ви | E7507DB
    пшф8038ы | GIA8038S
    са-рй190д | CF-HQ190L
    ыввл | SDDK
    bl;.943114.002 | ИДЖ.943114.002
    еп-970з | TG-970P
    датчик ьфо-209 | MAJ-209
  `,
  transliteration: `
    МАЖ-209 | MAJ-209
    МД-444 | MD-444
    ФБ-220У | FB-220U
    БФ-П190 | BF-P190
    ГИА8038С | GIA8038S
    Е7507ДБ | E7507DB
    ЛФ1737 | LF1737
    ТГ-970П | TG-970P
    IDZH.943114.002 | ИДЖ.943114.002
    AD-01-R | АД-01-Р
    UZD-3.5/60 | УЗД-3.5/60
    YUMGI.02 | ЮМГИ.02
    Эм1671А | M1671A
  `,
  'HIBC and GS1 labels': `
    +H987M1671A1K | M1671A
    +M123E7507DB0Z | E7507DB
    *+H987MAJ20913* | MAJ-209
    +H987E7507DB1/$$270630LOT12A3 | E7507DB
    +E12326003BA0/14D20270630X | 26003BA
    (240)M1671A | M1671A
    (01)04012345000016(17)271231(10)LOT7(240)M1671A | M1671A
    (241)E7507DB | E7507DB
  `,
  'an address of a product page': `
    https://shop.example.com/en/p/spo2-sensor-m1671a.html | M1671A
    https://www.medical.example/products/m1671a?variant=4455667788 | M1671A
    https://medical.example/catalog/ge-healthcare/2106391-001/ | 2106391-001
    https://medical.example/product/forceps_maj-209_olympus | MAJ-209
    https://www.ebay.example/itm/265512345678?hash=item3dd&var=MAJ-209 | MAJ-209
    https://dealer.example/e7507db-valleylab-electrode-50-pk/p/122334 | E7507DB
    https://dealer.example/shop/#/item/8412710 | 8412710
    https://dealer.example/artikel.php?artnr=8412710&lang=de | 8412710
    https://dealer.example/ru/catalog/%D0%98%D0%94%D0%96.943114.002/ | ИДЖ.943114.002
    https://dealer.example/0012-00-1651-02 | 0012-00-1651-02
  `,
  'written by a spreadsheet': `
    10135.00 | 10135
    10135,0 | 10135
    8412710.0 | 8412710
    8,412,710 | 8412710
    8.412.710 | 8412710
    8 412 710 | 8412710
    8 412 710,00 | 8412710
    8'412'710 | 8412710
    8,412,710.00 | 8412710
    8.412.710,00 | 8412710
    9.89803105531E+11 | 989803105531
    9,89803105531E+11 | 989803105531
    8.41271E+06 | 8412710
    8.41271E6 | 8412710
    ="10135" | 10135
    =10135 | 10135
    '8412710 | 8412710
    7466034 | 07466034
    07466034.00 | 07466034
    2201 | 2201.000
    5,021.00 | 5021
    05.021 | 5021
  `,
  'lower case, trailing punctuation': `
    m1671a. | M1671A
    m1671a, | M1671A
    m1671a; | M1671A
    m1671a? | M1671A
    m1671a! | M1671A
    m1671a... | M1671A
    -m1671a- | M1671A
    • m1671a | M1671A
    * m1671a | M1671A
    /m1671a/ | M1671A
    maj-209: | MAJ-209
    d5CWC | D5cwc
    ö-2240 | Ö-2240
    O-2240 | Ö-2240
  `,
};
