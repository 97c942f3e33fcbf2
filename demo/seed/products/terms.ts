import type { Words } from '../outline/Leaf.ts';

const LINES = `
Abdomen, obstetrics|Abdomen, obstetricia|Живот, акушерство|腹部、产科
Abdomen, gynaecology|Abdomen, ginecología|Живот, гинекология|腹部、妇科
Abdomen, vessels, paediatrics|Abdomen, vasos, pediatría|Живот, сосуды, педиатрия|腹部、血管、儿科
Vessels, thyroid, breast|Vasos, tiroides, mama|Сосуды, щитовидная и молочная железы|血管、甲状腺、乳腺
Musculoskeletal, nerves|Aparato locomotor, nervios|Опорно-двигательный аппарат, нервы|肌骨、神经
Small parts, paediatrics|Partes blandas, pediatría|Поверхностные органы, педиатрия|小器官、儿科
B, M, PW, CW, colour|B, M, PW, CW, color|B, M, PW, CW, цветной|B、M、PW、CW、彩色
B, M, PW, CW, TDI|B, M, PW, CW, TDI|B, M, PW, CW, TDI|B、M、PW、CW、TDI
B, M, PW, colour|B, M, PW, color|B, M, PW, цветной|B、M、PW、彩色
Reusable guide|Guía reutilizable|Многоразовая|重复用
Disposable guide|Guía desechable|Одноразовая|一次性
Multiplane, 0–180°|Multiplano, 0–180°|Мультиплановые, 0–180°|多平面，0–180°
Biplane|Biplano|Бипланарные|双平面
Convex|Convexa|Конвексный|凸阵
Linear|Lineal|Линейный|线阵
Endocavity|Endocavitaria|Внутриполостной|腔内
Dual, convex and linear|Doble, convexa y lineal|Двойной: конвексный и линейный|双头，凸阵与线阵
Phased array|Matriz en fase|Фазированный|相控阵
Anti-static bag|Bolsa antiestática|Антистатический пакет|防静电袋
Convection|Convección|Конвекция|自然对流
Fan|Ventilador|Вентилятор|风扇
Silicone|Silicona|Силикон|硅胶
Polyurethane|Poliuretano|Полиуретан|聚氨酯
Stainless steel|Acero inoxidable|Нержавеющая сталь|不锈钢
Stainless steel 1.4021|Acero inoxidable 1.4021|Нержавеющая сталь 1.4021|不锈钢 1.4021
Stainless steel 1.4034|Acero inoxidable 1.4034|Нержавеющая сталь 1.4034|不锈钢 1.4034
Medical polymer|Polímero médico|Медицинский полимер|医用高分子
Autoclave 134 °C|Autoclave a 134 °C|Автоклав, 134 °C|134 °C 高压蒸汽
Ethylene oxide|Óxido de etileno|Этиленоксид|环氧乙烷
Gamma irradiation|Radiación gamma|Гамма-излучение|伽马射线
Adult, paediatric, neonatal|Adulto, pediátrico, neonatal|Взрослые, дети, новорождённые|成人、小儿、新生儿
Adult and paediatric|Adulto y pediátrico|Взрослые и детские|成人和小儿
Adult|Adulto|Взрослые|成人
Paediatric|Pediátrico|Дети|小儿
Neonatal|Neonatal|Новорождённые|新生儿
Adult, neonatal|Adulto, neonatal|Взрослые, новорождённые|成人、新生儿
Built-in battery|Batería integrada|Встроенный аккумулятор|内置电池
Digital|Digital|Цифровая|数字
Analogue|Analógica|Аналоговая|模拟
Round 6-pin, locking|Redondo, 6 pines con bloqueo|Круглый, 6 контактов, с фиксацией|圆形 6 针带锁
Round 2-pin|Redondo, 2 pines|Круглый, 2 контакта|圆形 2 针
Round 4-pin|Redondo, 4 pines|Круглый, 4 контакта|圆形 4 针
Round 6-pin|Redondo, 6 pines|Круглый, 6 контактов|圆形 6 针
Round 7-pin|Redondo, 7 pines|Круглый, 7 контактов|圆形 7 针
Round 12-pin|Redondo, 12 pines|Круглый, 12 контактов|圆形 12 针
3-pin|3 pines|3 контакта|3 针
Mono 6.35 mm|Mono de 6,35 mm|Моно 6,35 мм|单声道 6.35 mm
4 mm|4 mm|4 мм|4 mm
Latex-free|Sin látex|Без латекса|不含乳胶
Natural latex|Látex natural|Натуральный латекс|天然乳胶
With protection|Con protección|Есть|有
Without protection|Sin protección|Нет|无
Snap|Broche|Кнопка|按扣式
Clip|Pinza|Зажим|夹式
Banana|Banana|Штекер «банан»|香蕉头
Needle|Aguja|Игла|针形
Blade|Hoja|Лезвие|刀形
Ball|Bola|Шарик|球形
Nylon, TPU-coated|Nailon recubierto de TPU|Нейлон с покрытием из ТПУ|TPU 涂层尼龙
Polyester|Poliéster|Полиэстер|涤纶
Bayonet|Bayoneta|Байонет|卡口
Luer|Luer|Луер|鲁尔
Luer lock|Luer lock|Луер-лок|鲁尔锁
Luer slip|Luer slip|Луер-слип|鲁尔滑接
Catheter tip|Cono para catéter|Катетерный наконечник|导管头
Fixed needle|Aguja fija|Несъёмная игла|固定针头
Quick coupling|Acople rápido|Быстросъёмный|快插
Wipe|Con paño|Протирание|擦拭
Wash 40 °C|Lavado a 40 °C|Стирка при 40 °C|40 °C 水洗
Straight|Recta|Прямой|直
Curved|Curva|Изогнутый|弯
Blunt|Roma|Тупой|钝
Sharp|Aguda|Острый|尖
Conical|Cónica|Конический|锥形
V-shaped|En V|V-образный|V 形
Steel|Acero|Сталь|钢
Tungsten carbide|Carburo de tungsteno|Карбид вольфрама|碳化钨
Ceramic-coated|Recubrimiento cerámico|Керамическое покрытие|陶瓷涂层
Blunt / blunt|Roma / roma|Тупой / тупой|钝 / 钝
Sharp / blunt|Aguda / roma|Острый / тупой|尖 / 钝
Sharp / sharp|Aguda / aguda|Острый / острый|尖 / 尖
Satin|Satinado|Сатинированная|哑光
Mirror|Espejo|Зеркальная|镜面
Black coating|Recubrimiento negro|С чёрным покрытием|黑色涂层
Box lock|De caja|Коробчатый|匣式关节
Screw joint|De tornillo|Винтовой|螺钉关节
Cross-serrated, half|Estrías cruzadas, media mordaza|С поперечной насечкой до половины|半齿横纹
Cross-serrated|Estrías cruzadas|С поперечной насечкой|横纹
Cross-serrated, 1 × 2 teeth|Estrías cruzadas, 1 × 2 dientes|С поперечной насечкой, зубцы 1 × 2|横纹，1 × 2 齿
5 × 6 teeth|5 × 6 dientes|С зубцами 5 × 6|5 × 6 齿
Smooth|Lisa|Гладкая|光滑
Threaded|Roscada|Резьбовая|螺纹
Ribbed|Estriada|Ребристая|凸纹
Ring handle|De anillas|Кольцевая|环柄
Ring handle, gold-plated|De anillas, dorado|Кольцевая, позолоченная|镀金环柄
Polycarbonate|Policarbonato|Поликарбонат|聚碳酸酯
With ratchet|Con cremallera|С кремальерой|带棘齿
Without ratchet|Sin cremallera|Без кремальеры|无棘齿
Monopolar 4 mm|Monopolar, 4 mm|Монополярный, 4 мм|单极 4 mm
Bipolar 2-pin|Bipolar, 2 pines|Биполярный, 2 контакта|双极 2 针
None|Ninguno|Нет|无
Full HD|Full HD|Full HD|全高清
Universal|Universal|Универсальный|通用
Sapphire|Zafiro|Сапфир|蓝宝石
Universal turret|Torreta universal|Универсальный револьверный|通用转塔
Single port|Puerto único|Одиночный|单接口
Cylinder|Botella|Баллон|气瓶
Cylinder, wall outlet|Botella, toma mural|Баллон, стенная розетка|气瓶、墙上终端
With water jet|Con chorro de agua|Есть|有
Without water jet|Sin chorro de agua|Нет|无
Oval|Ovaladas|Овальные|椭圆
Oval with spike|Ovaladas con aguja|Овальные с иглой|椭圆带针
Alligator|De cocodrilo|Типа «аллигатор»|鳄齿
Alligator with spike|De cocodrilo con aguja|Типа «аллигатор» с иглой|鳄齿带针
Without teeth|Sin dientes|Нет|无
Bare coil|Espiral sin recubrir|Спираль без покрытия|裸弹簧管
2 monopolar, 1 bipolar|2 monopolares, 1 bipolar|2 монополярных, 1 биполярный|2 单极、1 双极
1 monopolar, 1 bipolar|1 monopolar, 1 bipolar|1 монополярный, 1 биполярный|1 单极、1 双极
2 monopolar, 2 bipolar|2 monopolares, 2 bipolares|2 монополярных, 2 биполярных|2 单极、2 双极
Split plate|Placa dividida|Разделённая пластина|双片极板
Flat panel 21 × 21 cm|Panel plano de 21 × 21 cm|Плоская панель 21 × 21 см|平板 21 × 21 cm
Flat panel 31 × 31 cm|Panel plano de 31 × 31 cm|Плоская панель 31 × 31 см|平板 31 × 31 cm
Image intensifier 23 cm|Intensificador de imagen de 23 cm|Усилитель изображения 23 см|影像增强器 23 cm
Ball bearing|De bolas|Шариковый|滚珠轴承
Liquid metal bearing|De metal líquido|Жидкометаллический|液态金属轴承
Halogen|Halógena|Галогенный|卤素灯
LED|LED|Светодиодный|LED
Lead|Plomo|Свинец|铅
Lead-free composite|Compuesto sin plomo|Бессвинцовый композит|无铅复合材料
Nylon, wipe-clean|Nailon lavable|Моющийся нейлон|可擦洗尼龙
Antibacterial polyurethane|Poliuretano antibacteriano|Антибактериальный полиуретан|抗菌聚氨酯
Buckle|Hebilla|Пряжка|卡扣
Hook-and-loop|Velcro|Липучка|魔术贴
Nylon frame|Nailon|Нейлон|尼龙
Metal frame|Metal|Металл|金属
TR-90 frame|TR-90|TR-90|TR-90
Anti-fog|Antivaho|Против запотевания|防雾
Scratch-resistant|Antirrayas|Устойчивое к царапинам|防刮
Black|Negro|Чёрный|黑色
Blue|Azul|Синий|蓝色
Red|Rojo|Красный|红色
Silver|Plateado|Серебристый|银色
Violet|Violeta|Фиолетовый|紫色
White|Blanco|Белый|白色
Green|Verde|Зелёный|绿色
Clear|Transparente|Прозрачный|透明
Undyed|Sin teñir|Неокрашенный|本色
IPS, colour|IPS, color|IPS, цветная|IPS 彩色
IPS, greyscale|IPS, escala de grises|IPS, монохромная|IPS 灰阶
Medium|Media|Средняя|中
High|Alta|Высокая|高
Bottle|Frasco|Флакон|瓶装
Flexible bag|Bolsa flexible|Мягкий пакет|软袋
Sachet|Sobre|Саше|小袋
Tub|Bote|Банка|桶装
Flow pack|Paquete blando|Мягкая пачка|软包
Polyethylene|Polietileno|Полиэтилен|聚乙烯
Polyisoprene|Poliisopreno|Полиизопрен|聚异戊二烯
With sterile gel|Con gel estéril|Со стерильным гелем|附无菌凝胶
Without gel|Sin gel|Без геля|不含凝胶
High gloss|Alto brillo|Высокоглянцевая|高光
Standard|Estándar|Стандартная|标准
High density|Alta densidad|Высокой плотности|高密度
Roll|Rollo|Рулон|卷装
Z-fold|Plegado en Z|Z-сложение|折叠
Red grid|Roja|Красная|红格
Plain|Sin cuadrícula|Без сетки|无格
Solid gel|Sólido|Твёрдый|固体
Wet gel|Líquido|Жидкий|液体
Wire in|Hacia dentro|Внутрь|内出线
Wire out|Hacia fuera|Наружу|外出线
SMS non-woven|Tejido sin tejer SMS|Нетканый материал СМС|SMS 无纺布
SMMS non-woven|Tejido sin tejer SMMS|Нетканый материал СММС|SMMS 无纺布
Two-layer laminate|Laminado bicapa|Двухслойный ламинат|双层复合膜
Type IIR|Tipo IIR|Тип IIR|IIR 型
Type II|Tipo II|Тип II|II 型
Medium concentration|Concentración media|Средняя концентрация|中浓度
High concentration|Alta concentración|Высокая концентрация|高浓度
Ear loops|Elásticos de oreja|Ушные петли|耳挂
Ties|Cintas|Завязки|系带
Head band|Banda para la cabeza|Оголовье|头带
PVC, DEHP-free|PVC sin DEHP|ПВХ без ДЭГФ|PVC（不含 DEHP）
With injection port|Con puerto|Есть|有
Without injection port|Sin puerto|Нет|无
Taper point|Cónica|Колющее|圆针
Reverse cutting|Corte inverso|Обратнорежущее|反三角针
Taper cut|Cónica cortante|Колюще-режущее|圆体三角针
1/2 circle|1/2 de círculo|1/2 окружности|1/2 弧
3/8 circle|3/8 de círculo|3/8 окружности|3/8 弧
Quaternary ammonium|Amonio cuaternario|Четвертичный аммоний|季铵盐
Alcohol 70 %|Alcohol al 70 %|Спирт 70 %|70 % 酒精
Hydrogen peroxide|Peróxido de hidrógeno|Перекись водорода|过氧化氢
Fragrance-free|Sin perfume|Без отдушки|无香
0–150 mmHg|0–150 mmHg|0–150 мм рт. ст.|0–150 mmHg
−50–300 mmHg|−50–300 mmHg|−50–300 мм рт. ст.|−50–300 mmHg
±2 mmHg|±2 mmHg|±2 мм рт. ст.|±2 mmHg`;

/** Translations of values that are words; other values are the same in all languages. */
const terms: ReadonlyMap<string, Words> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [en = '', es = '', ru = '', zh = ''] = line.split('|');
      return [en, [en, es, ru, zh]];
    }),
);

// Abbreviations of monitored parameters differ between languages.
const PARAMETERS: Record<string, Words> = {
  ECG: ['ECG', 'ECG', 'ЭКГ', '心电'],
  'SpO₂': ['SpO₂', 'SpO₂', 'SpO₂', '血氧'],
  NIBP: ['NIBP', 'PNI', 'НИАД', '无创血压'],
  RESP: ['RESP', 'RESP', 'ЧД', '呼吸'],
  TEMP: ['TEMP', 'TEMP', 'ТЕМП', '体温'],
  IBP: ['IBP', 'PI', 'ИАД', '有创血压'],
  'CO₂': ['CO₂', 'CO₂', 'CO₂', '二氧化碳'],
  'C.O.': ['C.O.', 'GC', 'СВ', '心排量'],
  PR: ['PR', 'FP', 'ЧП', '脉率'],
  FHR: ['FHR', 'FCF', 'ЧСС плода', '胎心率'],
  'FHR ×2': ['FHR ×2', 'FCF ×2', 'ЧСС плода ×2', '双路胎心率'],
  TOCO: ['TOCO', 'TOCO', 'ТОКО', '宫缩'],
};

function parametersOf(value: string): Words | null {
  const words = value.split(', ').map((part) => PARAMETERS[part]);
  if (!words.every((word) => word !== undefined)) return null;
  const joinWords = (language: 0 | 1 | 2 | 3): string =>
    words.map((word) => word[language]).join(language === 3 ? '、' : ', ');
  return [joinWords(0), joinWords(1), joinWords(2), joinWords(3)];
}

const decimalComma = (value: string): string => value.replace(/(\d)\.(\d)/g, '$1,$2');

/** Returns a value in each language; Spanish and Russian use a decimal comma. */
export function wordsOf(value: string): Words {
  const translated = terms.get(value) ?? parametersOf(value);
  if (translated) return translated;
  // IEC 61331-3 and 1.4021 are names, not numbers: convert only single numbers and ranges.
  const comma = /^[\d.,–×:±−+/ °%C]+$/.test(value) ? decimalComma(value) : value;
  return [value, comma, comma, value];
}
