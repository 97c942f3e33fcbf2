/** Regions as used in addresses, by country; ISO 3166-2 codes where they are in use. */
const REGIONS: Readonly<Record<string, string>> = {
  US: 'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Québec|SK Saskatchewan|YT Yukon',
  MX: 'AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHP Chiapas|CHH Chihuahua|CMX Ciudad de México|COA Coahuila|COL Colima|DUR Durango|GUA Guanajuato|GRO Guerrero|HID Hidalgo|JAL Jalisco|MEX Estado de México|MIC Michoacán|MOR Morelos|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|PUE Puebla|QUE Querétaro|ROO Quintana Roo|SLP San Luis Potosí|SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas|TLA Tlaxcala|VER Veracruz|YUC Yucatán|ZAC Zacatecas',
  ES: 'AN Andalucía|AR Aragón|AS Asturias|CN Canarias|CB Cantabria|CL Castilla y León|CM Castilla-La Mancha|CT Cataluña|CE Ceuta|VC Comunitat Valenciana|EX Extremadura|GA Galicia|IB Illes Balears|RI La Rioja|MD Madrid|ML Melilla|MC Murcia|NC Navarra|PV País Vasco',
  DE: 'BW Baden-Württemberg|BY Bayern|BE Berlin|BB Brandenburg|HB Bremen|HH Hamburg|HE Hessen|MV Mecklenburg-Vorpommern|NI Niedersachsen|NW Nordrhein-Westfalen|RP Rheinland-Pfalz|SL Saarland|SN Sachsen|ST Sachsen-Anhalt|SH Schleswig-Holstein|TH Thüringen',
  CN: 'AH 安徽|BJ 北京|CQ 重庆|FJ 福建|GS 甘肃|GD 广东|GX 广西|GZ 贵州|HI 海南|HE 河北|HL 黑龙江|HA 河南|HB 湖北|HN 湖南|NM 内蒙古|JS 江苏|JX 江西|JL 吉林|LN 辽宁|NX 宁夏|QH 青海|SN 陕西|SD 山东|SH 上海|SX 山西|SC 四川|TJ 天津|XJ 新疆|XZ 西藏|YN 云南|ZJ 浙江',
  RU: 'ALT Алтайский край|AMU Амурская область|ARK Архангельская область|AST Астраханская область|BEL Белгородская область|BRY Брянская область|VLA Владимирская область|VGG Волгоградская область|VLG Вологодская область|VOR Воронежская область|YEV Еврейская автономная область|ZAB Забайкальский край|IVA Ивановская область|IRK Иркутская область|KB Кабардино-Балкария|KGD Калининградская область|KLU Калужская область|KAM Камчатский край|KC Карачаево-Черкесия|KEM Кемеровская область|KIR Кировская область|KOS Костромская область|KDA Краснодарский край|KYA Красноярский край|KGN Курганская область|KRS Курская область|LEN Ленинградская область|LIP Липецкая область|MAG Магаданская область|MOW Москва|MOS Московская область|MUR Мурманская область|NEN Ненецкий автономный округ|NIZ Нижегородская область|NGR Новгородская область|NVS Новосибирская область|OMS Омская область|ORE Оренбургская область|ORL Орловская область|PNZ Пензенская область|PER Пермский край|PRI Приморский край|PSK Псковская область|AD Адыгея|AL Алтай|BA Башкортостан|BU Бурятия|DA Дагестан|IN Ингушетия|KL Калмыкия|KR Карелия|KO Коми|ME Марий Эл|MO Мордовия|SA Саха (Якутия)|SE Северная Осетия|TA Татарстан|TY Тыва|KK Хакасия|CE Чечня|CU Чувашия|ROS Ростовская область|RYA Рязанская область|SAM Самарская область|SPE Санкт-Петербург|SAR Саратовская область|SAK Сахалинская область|SVE Свердловская область|SMO Смоленская область|STA Ставропольский край|TAM Тамбовская область|TVE Тверская область|TOM Томская область|TUL Тульская область|TYU Тюменская область|UD Удмуртия|ULY Ульяновская область|KHA Хабаровский край|KHM Ханты-Мансийский автономный округ|CHE Челябинская область|CHU Чукотский автономный округ|YAN Ямало-Ненецкий автономный округ|YAR Ярославская область',
  AU: 'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
};

/**
 * Languages of the names for sorting, if not English: under another locale, Chinese names would not be in a Chinese
 * order.
 */
const LANGUAGE_OF: Readonly<Record<string, string>> = { MX: 'es', ES: 'es', DE: 'de', CN: 'zh', RU: 'ru' };

export interface CountryState {
  code: string;
  name: string;
}

/** Returns the regions of a country (ISO 3166-1 alpha-2), sorted by name; empty if regions are free text there. */
export function countryStates(iso: string): CountryState[] {
  const regions = REGIONS[iso]?.split('|') ?? [];
  return regions
    .map((region) => {
      const space = region.indexOf(' ');
      return { code: region.slice(0, space), name: region.slice(space + 1) };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, LANGUAGE_OF[iso] ?? 'en'));
}
