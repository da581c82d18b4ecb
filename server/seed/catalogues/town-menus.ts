/** See `read-menu.ts` for how a line is read. */
export const townMenus: Record<string, string> = {
  'Tacacá da Tia Lindalva': `
# Tacacá
Tacacá pequeno; 18; regional; crustaceos; Tucupi, goma, jambu e camarão seco
Tacacá grande; 25; regional da-casa; crustaceos; Tucupi, goma, jambu e camarão seco; tacaca
Tacacá sem camarão; 18; vegano regional; nenhum;
# Da panela
Vatapá paraense; 28; regional; crustaceos gluten leite; Com arroz e jambu
Maniçoba; 32; regional da-casa; nenhum; Sete dias de fogo, com arroz e farinha
Pato no tucupi; 48; regional; nenhum; Só aos domingos e no Círio
Caruru; 26; regional; crustaceos; Com arroz
Arroz paraense; 24; regional; crustaceos; Com jambu e camarão
Mistura completa; 36; regional; crustaceos gluten leite; Vatapá, maniçoba e arroz
# Salgados
Unha de caranguejo; 9; regional; crustaceos gluten ovo leite;
Coxinha de frango; 8; ; gluten leite;
Pastel de carne; 9; ; gluten;
Bolinho de piracuí; 8; regional; peixe ovo gluten;
# Doces
Bolo de macaxeira; 9; regional; leite ovo;
Bombom de cupuaçu; 6; regional; leite;
Munguzá; 10; regional; leite; Com canela
# Para beber
Suco da fruta; 9; vegano; nenhum; ; frutas
Refrigerante em lata; 6; ; corantes;
Água mineral; 4; vegano; nenhum;
`,
  'Cozinha Quintal da Mangueira': `
# Entradas
Ceviche de pescada com taperebá; 46; sem-gluten; peixe; Com chips de macaxeira
Dadinho de tapioca; 32; vegetariano; leite; Com geleia de pimenta-de-cheiro
Salada de feijão-manteiguinha; 34; vegano; nenhum; Com manga verde e coentro
Queijo do Marajó na chapa; 38; vegetariano regional; leite;
Creme de palmito; 28; vegetariano; leite;
# Principais
Filhote com crosta de castanha; 86; sem-gluten da-casa; peixe castanhas; Com purê de banana-da-terra; ponto
Pirarucu de casaca; 74; regional; peixe ovo castanhas;
Arroz de pato com tucupi; 82; regional; nenhum;
Risoto de camarão com jambu; 88; ; crustaceos leite;
Moqueca de banana; 58; vegano; nenhum; Com arroz de coco e farofa
Nhoque de macaxeira; 54; vegetariano; leite gluten ovo; Ao molho de tucupi preto
Filé ao molho de bacuri; 92; ; leite; ; ponto
Prato infantil; 36; infantil; gluten; Peixe ou frango, arroz e batata
# Sobremesas
Pavê de cupuaçu; 24; regional; leite gluten;
Sorvete de bacuri; 18; regional; leite;
Brownie de cacau do Combu; 26; vegetariano; gluten leite ovo castanhas;
Manga grelhada; 20; vegano sem-gluten; nenhum; Com calda de rapadura
# Bebidas
Suco da fruta; 14; vegano; nenhum; ; frutas
Chá gelado de capim-santo; 12; vegano sem-acucar; nenhum;
Café coado; 8; vegano; nenhum;
Água mineral; 6; vegano; nenhum;
Cerveja artesanal; 26; artesanal; gluten; Com bacuri, 500 ml; ; alcool
Caipirinha; 28; ; nenhum; ; caipirinha; alcool
`,
  'Pizzaria Forno da Vila': `
# Pizzas
Pizza grande, até 2 sabores; 0; da-casa; gluten leite; Oito fatias. Vale o sabor mais caro; sabores
Pizza gigante, até 3 sabores; 0; para-compartilhar; gluten leite; Doze fatias. Vale a média dos sabores; sabores3
Pizza broto; 32; ; gluten leite; Quatro fatias de mussarela
Pizza de camarão com jambu; 92; regional; gluten leite crustaceos; Oito fatias
Pizza de queijo do Marajó; 84; vegetariano regional; gluten leite; Oito fatias
# Calzones
Calzone de calabresa; 46; ; gluten leite corantes;
Calzone de frango; 44; ; gluten leite;
Calzone de legumes; 42; vegetariano; gluten leite;
# Massas
Lasanha à bolonhesa; 48; ; gluten leite ovo;
Espaguete ao alho e óleo; 34; vegano; gluten;
Nhoque ao sugo; 38; vegetariano; gluten ovo leite;
# Doces
Pizza de cupuaçu; 58; regional; gluten leite; Quatro fatias
Pizza de chocolate; 56; ; gluten leite soja; Quatro fatias
# Bebidas
Refrigerante 2 litros; 16; ; corantes;
Refrigerante em lata; 7; ; corantes;
Suco da fruta; 12; vegano; nenhum; ; frutas
Água mineral; 5; vegano; nenhum;
Cerveja long neck; 11; ; gluten; ; ; alcool
`,
  'Açaí Cuia Grande': `
# Açaí da tigela
Açaí médio, 500 ml; 16; vegano sem-gluten regional; nenhum; Puro, como se toma aqui; acai
Açaí grosso, 500 ml; 22; vegano regional da-casa; nenhum; ; acai
Açaí grosso, 1 litro; 40; vegano para-2; nenhum; ; acai
Açaí com peixe frito; 38; regional; peixe gluten; Pescada gó, farinha e vinagrete
Açaí com camarão seco; 34; regional; crustaceos;
Açaí com charque; 36; regional; nenhum;
# Batidos
Açaí na tigela com banana; 22; vegetariano; castanhas gluten; ; acai
Vitamina de açaí; 16; vegetariano; leite;
Creme de cupuaçu; 18; regional; leite;
Vitamina de bacuri; 18; regional; leite;
Suco da fruta; 11; vegano; nenhum; ; frutas
# Para acompanhar
Farinha d’água; 4; vegano; nenhum;
Farinha de tapioca; 5; vegano; nenhum;
Camarão seco, porção; 15; regional; crustaceos;
Charque frito, porção; 16; ; nenhum;
Peixe frito, porção; 20; ; peixe gluten;
Água mineral; 4; vegano; nenhum;
`,
  'Padaria Trigo da Manhã': `
# Café da manhã
Pão na chapa; 6; vegetariano; gluten leite;
Misto quente; 12; ; gluten leite corantes;
Tapioca com manteiga; 9; vegetariano sem-gluten; leite;
Cuscuz com ovo; 14; vegetariano; ovo leite;
Ovos mexidos; 12; vegetariano; ovo leite; Com pão francês
Café completo; 32; para-2; gluten leite ovo; Café, suco, pão, bolo, ovos e frutas
# Do forno
Pão francês, quilo; 19; vegano; gluten;
Pão de castanha; 16; vegano artesanal; gluten castanhas;
Broa de milho; 8; vegetariano; gluten leite ovo;
Rosquinha de tapioca; 10; vegetariano regional; leite ovo;
Croissant de queijo do Marajó; 14; vegetariano regional; gluten leite;
Empada de camarão; 11; ; gluten crustaceos leite ovo;
# Bolos
Bolo de macaxeira, fatia; 8; regional; leite ovo;
Bolo de cenoura, fatia; 8; ; gluten ovo leite;
Bolo podre de tapioca; 9; regional; leite;
# Bebidas
Café coado; 4; vegano; nenhum;
Café com leite; 6; vegetariano; leite;
Chocolate quente; 9; vegetariano; leite soja;
Suco da fruta; 9; vegano; nenhum; ; frutas
`,
  'Tapiocaria Goma Fina': `
# Tapiocas salgadas
Manteiga; 9; vegetariano sem-gluten; leite;
Queijo do Marajó; 16; vegetariano sem-gluten regional; leite; ; extras
Camarão com jambu; 24; sem-gluten regional da-casa; crustaceos; ; extras
Carne de sol com queijo; 22; sem-gluten; leite; ; extras
Frango com requeijão; 18; sem-gluten; leite; ; extras
Caranguejo; 23; sem-gluten regional; crustaceos; ; extras
Ovo e tomate; 14; vegetariano sem-gluten; ovo; ; extras
Legumes grelhados; 16; vegano sem-gluten; nenhum; ; extras
# Tapiocas doces
Coco com leite condensado; 15; vegetariano sem-gluten; leite;
Cupuaçu com castanha; 17; vegetariano regional; leite castanhas;
Banana com canela; 14; vegano sem-gluten; nenhum;
Chocolate; 15; vegetariano sem-gluten; leite soja;
# Bebidas
Suco da fruta; 10; vegano; nenhum; ; frutas
Café coado; 5; vegano; nenhum;
Guaraná da Amazônia batido; 16; ; leite castanhas;
Água mineral; 4; vegano; nenhum;
`,
  'Churrascaria Brasa do Trevo': `
# Rodízio e executivos
Rodízio por pessoa; 89; da-casa; nenhum; Todos os dias no almoço
Rodízio infantil; 45; infantil; nenhum; De 6 a 10 anos
Executivo de picanha; 48; ; gluten; Arroz, feijão, farofa e fritas; ponto
Executivo de frango; 34; ; nenhum; Arroz, feijão, farofa e salada
Executivo de peixe; 38; ; peixe gluten; Arroz, feijão, farofa e salada
# Na brasa
Picanha na chapa; 139; para-2; nenhum; 600 g; ponto
Maminha; 98; para-2; nenhum; 600 g; ponto
Costela de búfalo; 112; para-2 regional; nenhum; Seis horas de brasa
Linguiça caseira; 32; picante; corantes;
Coração de frango; 28; para-compartilhar; nenhum;
Tambaqui na brasa; 96; para-2 regional; peixe; Banda inteira; acompanha
Queijo coalho; 22; vegetariano; leite;
# Acompanhamentos
Arroz biro-biro; 18; vegetariano; ovo;
Baião de dois; 22; vegetariano; leite;
Vinagrete; 8; vegano; nenhum;
Farofa de banana; 14; vegetariano; leite;
Batata frita; 24; vegano; gluten; ; molhos
# Bebidas
Refrigerante 2 litros; 16; ; corantes;
Refrigerante em lata; 7; ; corantes;
Suco da fruta; 12; vegano; nenhum; ; frutas
Cerveja 600 ml; 16; ; gluten; ; ; alcool
Água mineral; 5; vegano; nenhum;
`,
}
