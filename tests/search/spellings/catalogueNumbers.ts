/**
 * Part numbers of the demonstration catalogue in forms that the other tables lack: spoken, escaped, in markup, names of files,
 * subjects of mails. Written before one of them was tried. Every first line of two was mended for, every second was looked at
 * once at the end.
 */
export const catalogueNumbers: Readonly<Record<string, string>> = {
  'spoken signs': `
    CX5 dash 2C | CX5-2C
    NG85 slash 4B | NG85/4B
    HX dot GL dot 679 | HX.GL.679
    UG hyphen 9976 | UG-9976
    MK guion 6489 | MK-6489
    NG85 barra 4B | NG85/4B
    EK punto 723 punto 6A | EK.723.6A
    SG тире 7580 | SG-7580
    PX95 дробь 5K | PX95/5K
    EL точка 519 точка 5W | EL.519.5W
    SG杠7580 | SG-7580
    HX点GL点679 | HX.GL.679
    LX57斜杠9L | LX57/9L
    WP横杠5721 | WP-5721
  `,
  'spoken digits': `
    GL six three two seven | GL-6327
    WP five seven two one | WP-5721
    EL tres cinco cero cero | EL-3500
    MK seis cuatro ocho nueve | MK-6489
    SG семь пять восемь ноль | SG-7580
    UG девять девять семь шесть | UG-9976
    MK六四八九 | MK-6489
    GL六三二七 | GL-6327
  `,
  escaped: `
    NG85%2F4B | NG85/4B
    RLA-999%2f2 | RLA-999/2
    NG85&#47;4B | NG85/4B
    RLA-999&sol;2 | RLA-999/2
    CX5&ndash;2C | CX5-2C
    GL&#8211;6327 | GL-6327
    FW%2090-024-SC | FW 90-024-SC
    FW+84-044-HF | FW 84-044-HF
    FW&nbsp;90-024-SC | FW 90-024-SC
    NH&#160;29.992.04 | NH 29.992.04
    NG85\\/4B | NG85/4B
    SC 55\\.505\\.45 | SC 55.505.45
    EL\\_3500 | EL-3500
    UG\\-9976 | UG-9976
  `,
  markup: `
    <b>CX5-2C</b> | CX5-2C
    <td>GL-6327</td> | GL-6327
    **WP-5721** | WP-5721
    \`SG-7580\` | SG-7580
    [MK-6489](https://x.example/a/77) | MK-6489
    <UG-9976> | UG-9976
    {EL-3500} | EL-3500
    ~~IF-9935~~ | IF-9935
    _NG7-0R2_ | NG7-0R2
    <a href="/p/1">RXT-640/0</a> | RXT-640/0
  `,
  'names of files': `
    CX5-2C.pdf | CX5-2C
    IMG_WP-5721.jpg | WP-5721
    manual_BM64-FM4_en.pdf | BM64-FM4
    HX.GL.679.xlsx | HX.GL.679
    NG85-4B_datasheet.docx | NG85/4B
    DSC_IV4HV-255.JPG | IV4HV-255
    photo-RXT-640-0.png | RXT-640/0
    foto EL-3500.heic | EL-3500
    /home/pedidos/SG-7580.csv | SG-7580
    C:\\Users\\ana\\LX12-5E.pdf | LX12-5E
    FW_90-024-SC_v2.pdf | FW 90-024-SC
    паспорт_IB-K564.pdf | IB-K564
  `,
  'subjects of mails': `
    RE: CX5-2C | CX5-2C
    Fwd: GL-6327 | GL-6327
    AW: WP-5721 | WP-5721
    RV: SG-7580 | SG-7580
    Отв: IB-K564 | IB-K564
    回复：OE-GS10C | OE-GS10C
    Fw: RE: FW 84-044-HF | FW 84-044-HF
    [External] DP9-7320-H | DP9-7320-H
    RIF: NC362-49 | NC362-49
    TR: MK-6489 | MK-6489
  `,
  'serial numbers, lots and dates': `
    BM64-FM4 SN 2210045 | BM64-FM4
    S/N 2210045 BM64-FM4 | BM64-FM4
    GL-6327 LOT 23A118 | GL-6327
    CV-4900 exp 2027-03 | CV-4900
    CV-4900 EXP. 03/2027 | CV-4900
    UG-9976 с/н 0045 | UG-9976
    SG-7580 партия 1123 | SG-7580
    SG-7580 lote A2291 | SG-7580
    IF-9935 批号20240301 | IF-9935
    IF-9935 годен до 12.2027 | IF-9935
    OE-GS10C, serial no. 7Q2211 | OE-GS10C
    EL-3500 MFG 2024-05 | EL-3500
    SU-7492 caducidad 2026-11 | SU-7492
    71-CA-190 serie 88121 | 71-CA-190
  `,
  'broken at a separator': `
    FW 90- 024-SC | FW 90-024-SC
    CX5- 2C | CX5-2C
    LX12 -5E | LX12-5E
    SC 55. 505. 45 | SC 55.505.45
    RXT- 640 / 0 | RXT-640/0
    HX. GL. 679 | HX.GL.679
    EK. 723.6A | EK.723.6A
    NG85 / 4B | NG85/4B
    IP1 - 2280 - T | IP1-2280-T
    UP7 -0U | UP7-0U
  `,
  'every sign apart': `
    C X 5 - 2 C | CX5-2C
    W-P-5-7-2-1 | WP-5721
    R X T 6 4 0 0 | RXT-640/0
    E.L.3.5.0.0 | EL-3500
    H·X·G·L·6·7·9 | HX.GL.679
    G_L_6_3_2_7 | GL-6327
  `,
  'signs of Unicode': `
    𝐂𝐗𝟓-𝟐𝐂 | CX5-2C
    ⒸⓍ⑤-②Ⓒ | CX5-2C
    GL−6327 | GL-6327
    WP⁃5721 | WP-5721
    WP﹣5721 | WP-5721
    SG―7580 | SG-7580
    MK・6489 | MK-6489
    RXT-640∕0 | RXT-640/0
    RXT-640⁄0 | RXT-640/0
    EK。723。6A | EK.723.6A
    EK．723．6A | EK.723.6A
    GL-٦٣٢٧ | GL-6327
    GL-६३२७ | GL-6327
    CX₅-2C | CX5-2C
  `,
  'a pack, a length or a plug beside it': `
    EL-3500 pack of 50 | begins EL-3500
    FW 90-024-SC 170 mm | begins FW 90-024-SC
    LX12-5E with DLP-260 connector | begins LX12-5E
    SVGL-70-7 talla M | begins SVGL-70-7
    UG-9976 коробка 12 шт | begins UG-9976
    SP2-2113-P 插头DB9 | begins SP2-2113-P
    CX5-2C 2,5 м кабель | begins CX5-2C
    NC0-2115-X 25-35 cm | begins NC0-2115-X
  `,
  'what a dealer adds': `
    CX5-2C-NEW | CX5-2C
    GL-6327-BOX | GL-6327
    CX5-2C (refurb) | CX5-2C
    DF3-3256-F-EU | DF3-3256-F
    IP1-2280-T-220V | IP1-2280-T
    EK.723.6A-EN | EK.723.6A
    OEM CX5-2C | CX5-2C
    OEM-WP-5721 | WP-5721
    71-CA-190_USED | 71-CA-190
    IB-K564/EU | IB-K564
  `,
  'the brand glued to it': `
    SonarysCX5-2C | CX5-2C
    sonarys_lx12-5e | LX12-5E
    PuravelGL-6327 | GL-6327
    Puravel-WP-5721 | WP-5721
    HexalindHX.GL.679 | HX.GL.679
    ZenhakuIB-K564 | IB-K564
    Quellion/71-CA-190 | 71-CA-190
    Vitarque:DF3-3256-F | DF3-3256-F
  `,
  'one slip': `
    FW 90-042-SC | FW 90-024-SC
    DP9-7230-H | DP9-7320-H
    NH 29.929.04 | NH 29.992.04
    VE.788.98 | VE.788.9B
    IV4HV-25S | IV4HV-255
    OE-GSIOC | OE-GS10C
    59-E5-227 | 59-ES-227
    71-CA-109 | 71-CA-190
    TEK-4521 | TEK-4512
    XT-8K2-6l | XT-8K2-61
    MDX-O492 | MDX-0492
    PB-LAl3-6 | PB-LA13-6
    SU 08.543.07 | SU 08.534.07
    HF 22.384.70 | HF 22.348.70
  `,
};
