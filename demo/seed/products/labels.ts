import type { Words } from '../outline/Leaf.ts';

const LINES = `
frequency|Frequency|Frecuencia|Частота|频率
radius|Radius of curvature|Radio de curvatura|Радиус кривизны|曲率半径
footprint|Footprint|Superficie de contacto|Контактная поверхность|接触面
field_of_view|Field of view|Campo de visión|Угол обзора|视野角
elements|Elements|Elementos|Число элементов|阵元数
depth|Depth|Profundidad|Глубина|探测深度
application|Application|Aplicación|Применение|应用
cable_length|Cable length|Longitud del cable|Длина кабеля|线缆长度
connector|System connector|Conector del equipo|Разъём аппарата|主机接口
ingress|Ingress protection|Grado de protección|Степень защиты|防护等级
pitch|Element pitch|Paso de elementos|Шаг элементов|阵元间距
modes|Modes|Modos|Режимы|工作模式
shaft_length|Shaft length|Longitud del vástago|Длина рабочей части|杆长
shaft_diameter|Shaft diameter|Diámetro del vástago|Диаметр рабочей части|杆径
biopsy|Biopsy guide|Guía de biopsia|Биопсийная насадка|穿刺架
tip|Tip|Punta|Конец|尖端
scan|Scan planes|Planos de barrido|Плоскости сканирования|扫描平面
working_length|Working length|Longitud útil|Рабочая длина|工作长度
tip_flexion|Tip flexion|Flexión de la punta|Изгиб конца|尖端弯曲
volume_rate|Volume rate|Frecuencia de volúmenes|Частота объёмов|容积帧率
sweep_angle|Sweep angle|Ángulo de barrido|Угол развёртки|摆动角
screen|Screen|Pantalla|Экран|屏幕
probe_ports|Probe ports|Puertos de sonda|Порты датчиков|探头接口数
channels|Channels|Canales|Каналы|通道数
touch_panel|Touch panel|Panel táctil|Сенсорная панель|触控面板
storage|Storage|Almacenamiento|Накопитель|存储容量
weight|Weight|Peso|Масса|重量
power|Power|Potencia|Мощность|功率
mains|Mains voltage|Tensión de red|Напряжение сети|电源电压
interfaces|Interfaces|Interfaces|Интерфейсы|接口
battery_life|Battery life|Autonomía|Время автономной работы|电池续航
head|Probe|Sonda|Датчик|探头
systems|Operating systems|Sistemas operativos|Операционные системы|操作系统
revision|Revision|Revisión|Ревизия|版本
bus|Bus|Bus|Шина|总线
size|Dimensions|Dimensiones|Размеры|尺寸
supply|Supply voltage|Tensión de alimentación|Напряжение питания|供电电压
static|Packaging|Embalaje|Упаковка|包装
output|Output voltage|Tensión de salida|Выходное напряжение|输出电压
efficiency|Efficiency|Rendimiento|КПД|效率
leakage|Leakage current|Corriente de fuga|Ток утечки|漏电流
cooling|Cooling|Refrigeración|Охлаждение|散热方式
standard|Standard|Norma|Стандарт|标准
lines|Coaxial lines|Líneas coaxiales|Коаксиальные линии|同轴线数
outer_diameter|Outer diameter|Diámetro exterior|Наружный диаметр|外径
impedance|Impedance|Impedancia|Волновое сопротивление|阻抗
jacket|Jacket|Cubierta|Оболочка|护套
bend_cycles|Bending cycles|Ciclos de flexión|Циклы изгиба|弯折次数
gauge|Needle gauge|Calibre de aguja|Калибр иглы|针规
angles|Guide angles|Ángulos de guía|Углы направления|引导角度
material|Material|Material|Материал|材质
fits_probe|Probe type|Tipo de sonda|Тип датчика|适用探头
sterilisation|Sterilisation|Esterilización|Стерилизация|灭菌方式
pack_size|Pack|Unidades por envase|Штук в упаковке|包装数量
resolution|Resolution|Resolución|Разрешение|分辨率
print_time|Print time|Tiempo de impresión|Время печати|打印时间
paper_width|Paper width|Ancho del papel|Ширина бумаги|纸宽
grey_levels|Grey levels|Niveles de gris|Градации серого|灰阶
parameters|Parameters|Parámetros|Параметры|监测参数
waveforms|Waveforms|Curvas en pantalla|Кривые на экране|波形数
leads|Leads|Derivaciones|Отведения|导联数
trend|Trend memory|Memoria de tendencias|Память трендов|趋势存储
patients|Patients|Pacientes|Пациенты|适用患者
records|Stored records|Registros guardados|Записи в памяти|存储记录
fhr_range|FHR range|Rango de FCF|Диапазон ЧСС плода|胎心率范围
transducer|Transducer|Transductor|Преобразователь|换能器
range|Range|Rango|Диапазон|量程
accuracy|Accuracy|Exactitud|Погрешность|精度
response_time|Response time|Tiempo de respuesta|Время отклика|响应时间
voltage|Voltage|Tensión|Напряжение|电压
capacity|Capacity|Capacidad|Ёмкость|容量
cycles|Service life, cycles|Vida útil en ciclos|Ресурс в циклах|循环寿命
charge_time|Charge time|Tiempo de carga|Время заряда|充电时间
shelf_life|Shelf life|Caducidad|Срок годности|有效期
sampling|Sampling rate|Frecuencia de muestreo|Частота дискретизации|采样率
memory|Stored ECGs|ECG guardados|ЭКГ в памяти|心电存储
cmrr|CMRR|CMRR|Подавление синфазной помехи|共模抑制比
energy|Energy|Energía|Энергия|能量
shocks|Shocks|Descargas|Разряды|放电次数
voice_languages|Voice languages|Idiomas de voz|Языки голосовых подсказок|语音语言数
standby_years|Battery standby, years|Batería en espera, años|Батарея в ожидании, лет|电池待机年数
pads|Pads|Electrodos|Электроды|电极片
recording|Recording time|Tiempo de registro|Длительность записи|记录时长
memory_gb|Memory|Memoria|Память|内存
power_source|Power source|Fuente de energía|Питание|供电
technology|Technology|Tecnología|Технология|技术
pins|Pins|Pines|Контакты|针数
wavelength|Wavelengths|Longitudes de onda|Длины волн|波长
plug|Plug|Conector|Разъём|插头
latex|Latex|Látex|Латекс|乳胶
colour_code|Colour code|Código de color|Цветовая маркировка|颜色标准
resistance|Series resistance|Resistencia en serie|Последовательное сопротивление|串联电阻
defib|Defibrillation protection|Protección frente a desfibrilación|Защита от дефибрилляции|除颤保护
termination|Lead ends|Terminales|Наконечники|端头
hoses|Hoses|Tubos|Трубки|气管数
hose_plug|Hose connector|Conector del tubo|Коннектор трубки|气管接头
pressure|Pressure|Presión|Давление|压力
cleaning|Cleaning|Limpieza|Очистка|清洁方式
limb_size|Limb circumference|Perímetro del miembro|Окружность конечности|肢体周长
thermistor|Thermistor at 25 °C|Termistor a 25 °C|Термистор при 25 °C|热敏电阻（25 °C）
sensitivity|Sensitivity|Sensibilidad|Чувствительность|灵敏度
line_length|Line length|Longitud de línea|Длина линии|管路长度
flush|Flush rate|Caudal de lavado|Скорость промывки|冲洗速率
flow_rate|Flow rate|Caudal|Скорость подачи|流速
occlusion|Occlusion pressure|Presión de oclusión|Давление окклюзии|阻塞压力
drug_library|Drug library|Biblioteca de fármacos|Библиотека препаратов|药物库
syringe_sizes|Syringe sizes|Tamaños de jeringa|Объёмы шприцев|注射器规格
tidal_volume|Tidal volume|Volumen corriente|Дыхательный объём|潮气量
flow|Flow|Flujo|Поток|流量
peep|PEEP|PEEP|ПДКВ|呼气末正压
fio2|FiO₂|FiO₂|FiO₂|吸氧浓度
noise|Noise|Ruido|Уровень шума|噪声
length|Length|Longitud|Длина|长度
edges|Cutting or holding insert|Inserto de corte o agarre|Рабочая вставка|刃口/镶片
points|Points|Puntas|Концы лезвий|尖头形式
finish|Finish|Acabado|Поверхность|表面处理
joint|Joint|Articulación|Замок|关节形式
jaw|Jaw surface|Superficie de la mordaza|Поверхность губок|钳口
cups|Cups|Cazoletas|Чашечки|钳杯
ratchet_steps|Ratchet steps|Pasos de cremallera|Ступени кремальеры|棘齿级数
jaw_width|Jaw width|Ancho de mordaza|Ширина губок|钳口宽度
suture_size|Suture size|Calibre de sutura|Размер нити|缝线规格
handle|Handle|Mango|Рукоятка|手柄
blade|Blade|Hoja|Рабочая часть|刃片
teeth|Teeth|Dientes|Зубцы|齿数
opening|Opening|Apertura|Раскрытие|开口
diameter|Diameter|Diámetro|Диаметр|直径
sleeve|Sleeve|Cánula|Гильза|套管
converter|Instrument range|Rango de instrumentos|Диапазон инструментов|适用器械直径
hf_connector|HF connector|Conector AF|ВЧ-разъём|高频接口
insulation|Insulation|Aislamiento|Изоляция|绝缘
jaw_length|Jaw length|Longitud de mordaza|Длина губок|钳口长度
rotation|Rotation|Rotación|Вращение|旋转角度
direction|Direction of view|Dirección de visión|Направление обзора|视向角
resolution_class|Image class|Clase de imagen|Класс изображения|图像级别
light_post|Light post|Conexión de luz|Адаптер световода|导光接口
window|Window|Ventana|Окно|视窗
sensor|Sensor|Sensor|Сенсор|传感器
sensitivity_lux|Minimum illumination|Iluminación mínima|Минимальная освещённость|最低照度
zoom|Zoom|Zoom|Увеличение|变焦
outputs|Video outputs|Salidas de vídeo|Видеовыходы|视频输出
lamp_life|Lamp life|Vida de la lámpara|Ресурс лампы|光源寿命
luminous_flux|Luminous flux|Flujo luminoso|Световой поток|光通量
colour_temperature|Colour temperature|Temperatura de color|Цветовая температура|色温
cri|Colour rendering index|Índice de reproducción cromática|Индекс цветопередачи|显色指数
light_port|Light guide port|Puerto del cable de luz|Порт световода|导光束接口
gas_supply|Gas supply|Suministro de gas|Подача газа|气源
gas_temperature|Gas temperature|Temperatura del gas|Температура газа|气体温度
channel|Working channel|Canal de trabajo|Рабочий канал|钳道
tip_up|Tip angulation, up|Angulación de la punta, arriba|Изгиб конца вверх|向上弯曲角
depth_of_field|Depth of field|Profundidad de campo|Глубина резкости|景深
jet|Water jet|Chorro de agua|Водоструйный канал|副送水
sheath|Sheath|Vaina|Оболочка|鞘管
cut_power|Cutting power|Potencia de corte|Мощность резания|电切功率
coag_power|Coagulation power|Potencia de coagulación|Мощность коагуляции|电凝功率
bipolar_power|Bipolar power|Potencia bipolar|Биполярная мощность|双极功率
hf_frequency|Working frequency|Frecuencia de trabajo|Рабочая частота|工作频率
programs|Programmes|Programas|Программы|程序数
outputs_hf|Outputs|Salidas|Выходы|输出端口
plate_monitor|Plate monitoring|Control de la placa|Контроль пластины|极板监测
electrode|Electrode length|Longitud del electrodo|Длина электрода|电极长度
shank|Shank|Vástago del electrodo|Хвостовик|电极柄径
voltage_peak|Peak voltage|Tensión de pico|Пиковое напряжение|峰值电压
illuminance|Illuminance|Iluminancia|Освещённость|照度
field_diameter|Light field diameter|Diámetro del campo de luz|Диаметр светового поля|光斑直径
light_depth|Depth of illumination|Profundidad de iluminación|Глубина освещения|照明深度
dome_diameter|Dome diameter|Diámetro de la cúpula|Диаметр купола|灯头直径
load|Load capacity|Carga admisible|Допустимая нагрузка|承重
height|Height|Altura|Высота|高度
top_length|Top length|Longitud del tablero|Длина столешницы|台面长度
top_width|Top width|Ancho del tablero|Ширина столешницы|台面宽度
trendelenburg|Trendelenburg|Trendelenburg|Тренделенбург|头低脚高位
lateral_tilt|Lateral tilt|Inclinación lateral|Боковой наклон|侧倾
slide|Longitudinal slide|Desplazamiento longitudinal|Продольное смещение|纵向平移
generator_power|Generator power|Potencia del generador|Мощность генератора|发生器功率
tube_voltage|Tube voltage|Tensión del tubo|Напряжение трубки|管电压
detector|Detector|Detector|Детектор|探测器
focal_spot|Focal spot|Foco|Фокусное пятно|焦点
sid|Source-image distance|Distancia foco-imagen|Фокусное расстояние|源像距
orbital|Orbital rotation|Rotación orbital|Орбитальное вращение|轨道旋转
frame_rate|Frame rate|Frecuencia de imagen|Частота кадров|帧率
charge|Charge|Carga eléctrica|Количество электричества|电量
battery_exposures|Exposures on battery|Exposiciones con batería|Снимков от батареи|电池曝光次数
heat|Anode heat capacity|Capacidad calorífica del ánodo|Теплоёмкость анода|阳极热容量
target_angle|Target angle|Ángulo del ánodo|Угол анода|靶角
anode_speed|Anode speed|Velocidad del ánodo|Скорость анода|阳极转速
anode_diameter|Anode diameter|Diámetro del ánodo|Диаметр анода|阳极直径
filtration|Inherent filtration|Filtración inherente|Собственная фильтрация|固有滤过
cooling_rate|Cooling rate|Tasa de enfriamiento|Скорость охлаждения|散热率
slices|Scanner slices|Cortes del tomógrafo|Срезы томографа|CT 层数
tube_current|Tube current|Corriente del tubo|Ток трубки|管电流
bearing|Bearing|Rodamiento|Подшипник|轴承
scans|Expected scans|Exploraciones previstas|Расчётное число сканирований|预期扫描次数
exposure|Exposure time|Tiempo de exposición|Время экспозиции|曝光时间
inverter|Inverter frequency|Frecuencia del inversor|Частота инвертора|逆变频率
field|Field size|Tamaño del campo|Размер поля|成像野
light|Field light|Luz de campo|Световой указатель|光野光源
timer|Light timer|Temporizador de luz|Таймер света|光野定时
pixel_pitch|Pixel pitch|Tamaño de píxel|Размер пикселя|像素尺寸
scintillator|Scintillator|Centelleador|Сцинтиллятор|闪烁体
dqe|DQE|DQE|Квантовая эффективность|量子探测效率
image_time|Image in|Imagen en|Снимок через|成像时间
heads|Heads|Cabezales|Головки|注射头数
protocols|Protocols|Protocolos|Протоколы|方案数
phases|Phases|Fases|Фазы|期相数
syringe_heater|Syringe heater|Calentador de jeringa|Подогрев шприца|针筒加热
volume|Volume|Volumen|Объём|容量
lead_equivalent|Lead equivalent|Equivalente de plomo|Свинцовый эквивалент|铅当量
core|Core|Núcleo|Сердечник|芯材/纸芯
cover|Cover|Revestimiento|Покрытие|面料
closure|Closure|Cierre|Застёжка|扣合方式
clothing_size|Size|Talla|Размер|尺码
side_shield|Side shields|Protección lateral|Боковая защита|侧护
frame|Frame|Montura|Оправа|镜架
coating|Lens coating|Tratamiento de la lente|Покрытие линз|镜片涂层
frame_colour|Frame colour|Color de la montura|Цвет оправы|镜架颜色
temple|Temple length|Longitud de varilla|Длина заушника|镜腿长度
luminance|Luminance|Luminancia|Яркость|亮度
contrast|Contrast|Contraste|Контрастность|对比度
colour_depth|Colour depth|Profundidad de color|Глубина цвета|色深
panel|Panel|Panel|Матрица|面板
viscosity|Viscosity|Viscosidad|Вязкость|粘度
ph|pH|pH|pH|pH 值
colour|Colour|Color|Цвет|颜色
container|Container|Envase|Ёмкость упаковки|包装形式
velocity|Sound velocity|Velocidad del sonido|Скорость звука|声速
thickness|Thickness|Espesor|Толщина|厚度
gel|Gel supply|Suministro de gel|Комплектация гелем|凝胶配备
form|Form|Formato|Форма|形式
grid|Grid|Cuadrícula|Сетка|网格
archive|Archive life|Conservación|Срок хранения отпечатка|归档年限
gel_type|Gel|Gel|Гель|凝胶
wear|Wear time|Tiempo de uso|Время ношения|佩戴时间
area|Active area|Área activa|Активная площадь|有效面积
wire|Wire|Cable conductor|Токовод|导线形式
energy_max|Maximum energy|Energía máxima|Максимальная энергия|最大能量
aql|AQL|AQL|AQL|AQL
tensile|Tensile strength|Resistencia a la tracción|Прочность на разрыв|抗拉强度
weight_area|Fabric weight|Gramaje|Плотность материала|克重
barrier|Hydrostatic barrier|Barrera hidrostática|Водоупорность|静水压
filter|Class|Clase|Класс|级别
bfe|Filtration efficiency|Eficacia de filtración|Эффективность фильтрации|过滤效率
layers|Layers|Capas|Слои|层数
fastening|Fastening|Sujeción|Крепление|固定方式
needle|Needle gauge|Calibre de aguja|Калибр иглы|针规
needle_length|Needle length|Longitud de aguja|Длина иглы|针长
scale|Graduation|Graduación|Цена деления|刻度
drops|Drop factor|Factor de goteo|Капель в 1 мл|滴系数
filter_size|Fluid filter|Filtro de líquido|Фильтр жидкости|药液过滤
port|Injection port|Puerto de inyección|Порт для инъекций|加药口
absorption|Absorption|Absorción|Срок рассасывания|吸收时间
needle_shape|Needle point|Punta de la aguja|Остриё иглы|针尖
needle_curve|Needle curve|Curvatura de la aguja|Изгиб иглы|针弧度
contact_time|Contact time|Tiempo de contacto|Время экспозиции|作用时间
agent|Active agent|Principio activo|Действующее вещество|有效成分
sheet_size|Sheet size|Tamaño de la toallita|Размер салфетки|单片尺寸
scent|Fragrance|Perfume|Отдушка|香味`;

/** Labels of specifications, by key. */
export const labels: ReadonlyMap<string, Words> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [key = '', en = '', es = '', ru = '', zh = ''] = line.split('|');
      return [key, [en, es, ru, zh]];
    }),
);
