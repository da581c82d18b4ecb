/** See `read-menu.ts` for how a line is read. */
export const seaMenus: Record<string, string> = {
  'Peixaria Dona Almerinda': `
# Para começar
Casquinho de caranguejo; 18; regional; crustaceos gluten; Carne de caranguejo com farofa de dendê
Isca de pescada-amarela; 42; para-compartilhar; peixe gluten ovo; Com molho tártaro da casa; molhos
Bolinho de piracuí; 32; regional para-compartilhar; peixe ovo gluten; Oito unidades
Camarão rosa no alho; 58; para-compartilhar; crustaceos; 300 g, com farofa d’água
Caldo de turu; 22; regional; ; Servido com limão e cheiro-verde
Unha de caranguejo; 26; regional; crustaceos gluten ovo leite; Quatro unidades
# Peixes na brasa
Pescada-amarela inteira; 129; para-2 da-casa; peixe; Com arroz, farofa, vinagrete e feijão-de-praia; acompanha
Filhote na brasa; 98; para-2 regional; peixe; Posta alta, com pirão de tucupi; acompanha
Gó frita; 64; para-2; peixe gluten; Inteira, bem sequinha; acompanha
Dourada ao molho de camarão; 92; para-2; peixe crustaceos leite; Com arroz branco e batata; acompanha
Tainha assada na folha; 84; para-2; peixe; Recheada com farofa de cebola; acompanha
Filé de pescada ao tucupi; 72; regional; peixe; Com jambu e arroz
# Panelas
Caldeirada paraense; 118; para-2 da-casa; peixe crustaceos ovo; Peixe, camarão, ovo cozido e pirão
Moqueca de filhote; 112; para-2; peixe; Com leite de coco e dendê
Camarão no tucupi; 89; para-2 regional; crustaceos; Camarão rosa com jambu
Arroz de mariscos; 96; para-2; crustaceos; Sururu, camarão e caranguejo
# Acompanhamentos
Arroz branco; 12; vegano sem-gluten; nenhum;
Feijão-de-praia; 14; vegano; nenhum;
Farofa d’água; 10; vegano; nenhum;
Pirão de tucupi; 16; regional; peixe;
Salada da horta; 18; vegano; nenhum; Folhas, tomate e pepino
# Bebidas
Suco de bacuri; 14; regional; leite; Batido com leite
Suco de taperebá; 12; vegano regional; nenhum;
Água de coco; 8; vegano; nenhum;
Refrigerante em lata; 7; ; corantes;
Água mineral; 5; vegano; nenhum;
Cerveja 600 ml; 16; ; gluten; Bem gelada; ; alcool
Caipirinha de taperebá; 24; regional; nenhum; ; ; alcool
# Sobremesas
Creme de cupuaçu; 16; regional; leite; Com castanha-do-pará
Pudim de leite; 14; ; leite ovo;
`,
  'Caranguejo do Seu Valdomiro': `
# Caranguejo
Caranguejo toc-toc, unidade; 9; regional da-casa; crustaceos; Cozido no capricho, com farofa
Toc-toc, meia dúzia; 48; para-2 regional; crustaceos; Com farofa e vinagrete
Toc-toc, dúzia; 89; para-compartilhar; crustaceos; Com farofa e vinagrete
Casquinho recheado; 19; regional; crustaceos gluten; Especial da quinta
Patas empanadas; 46; para-compartilhar; crustaceos gluten ovo; Dez unidades; molhos
Arroz de caranguejo; 62; para-2; crustaceos;
Farofa de caranguejo; 38; regional; crustaceos; Com dendê
# Petiscos
Camarão empanado; 54; para-compartilhar; crustaceos gluten ovo; ; molhos
Isca de peixe; 44; para-compartilhar; peixe gluten ovo; ; molhos
Charque frito com macaxeira; 42; para-compartilhar; nenhum;
Batata frita; 26; vegano; gluten; ; molhos
Macaxeira frita; 24; vegano; nenhum; ; molhos
Queijo do Marajó na chapa; 34; vegetariano regional; leite; Com mel de abelha nativa
Mexilhão no bafo; 48; picante; crustaceos; Com pimenta-de-cheiro
# Bebidas
Cerveja 600 ml; 15; ; gluten; ; ; alcool
Balde com 6 long necks; 62; para-compartilhar; gluten; ; ; alcool
Cachaça de jambu, dose; 12; regional; nenhum; A boca treme; ; alcool
Caipirinha; 20; ; nenhum; ; caipirinha; alcool
Refrigerante em lata; 7; ; corantes;
Suco da fruta; 11; vegano; nenhum; ; frutas
Água mineral; 5; vegano; nenhum;
`,
  'Barraca Brisa do Leste': `
# Pé na areia
Peixe frito inteiro; 95; para-2 da-casa; peixe gluten; Com baião, vinagrete e farofa; acompanha
Camarão na macaxeira; 88; para-2; crustaceos leite; Purê gratinado com queijo
Isca de peixe; 45; para-compartilhar; peixe gluten ovo; ; molhos
Camarão ao alho e óleo; 62; para-compartilhar; crustaceos;
Carne de sol acebolada; 68; para-2; leite; Com baião e manteiga de garrafa
Caranguejo, unidade; 10; regional; crustaceos;
Espetinho de queijo; 12; vegetariano; leite;
Espetinho de camarão; 18; ; crustaceos;
# Porções
Batata frita; 28; vegano; gluten; ; molhos
Macaxeira frita; 26; vegano; nenhum; ; molhos
Calabresa acebolada; 36; ; corantes;
Pastel de queijo, 6 unidades; 30; vegetariano; gluten leite;
Pastel de camarão, 6 unidades; 38; ; gluten crustaceos ovo;
# Gelados
Água de coco; 8; vegano sem-acucar; nenhum; No coco
Picolé de fruta; 7; regional; leite; ; frutas
Suco da fruta; 12; vegano; nenhum; ; frutas
Refrigerante em lata; 7; ; corantes;
Água mineral; 5; vegano; nenhum;
# Bar
Cerveja em lata; 8; ; gluten; ; ; alcool
Cerveja 600 ml; 17; ; gluten; ; ; alcool
Caipirinha; 22; ; nenhum; ; caipirinha; alcool
Batida de bacuri; 25; regional; leite; ; ; alcool
`,
  'Barraca Três Remos': `
# Almoço na praia
Prato feito de peixe; 32; ; peixe gluten; Arroz, feijão, farofa e salada
Prato feito de camarão; 38; ; crustaceos; Arroz, feijão, farofa e salada
Prato feito de frango; 28; ; nenhum; Arroz, feijão, farofa e salada
Peixe frito para dois; 82; para-2; peixe gluten; ; acompanha
Caldeirada pequena; 78; para-2; peixe crustaceos ovo;
Omelete da barraca; 24; vegetariano; ovo leite;
# Porções
Isca de peixe; 40; para-compartilhar; peixe gluten ovo; ; molhos
Camarão empanado; 52; para-compartilhar; crustaceos gluten ovo; ; molhos
Batata frita; 25; vegano; gluten; ; molhos
Macaxeira frita; 23; vegano; nenhum; ; molhos
Ovos de codorna; 18; vegetariano; ovo;
# Bebidas
Água de coco; 7; vegano; nenhum;
Refrigerante em lata; 6; ; corantes;
Suco da fruta; 10; vegano; nenhum; ; frutas
Água mineral; 4; vegano; nenhum;
Cerveja em lata; 7; ; gluten; ; ; alcool
Cerveja 600 ml; 15; ; gluten; ; ; alcool
`,
  'Bar Cais do Violão': `
# Tábuas
Tábua do pescador; 89; para-compartilhar da-casa; peixe crustaceos gluten ovo; Isca, camarão e casquinho; molhos
Tábua de queijos do Marajó; 64; vegetariano regional; leite castanhas; Com geleia de cupuaçu
Tábua de frios; 58; para-compartilhar; leite corantes;
# Porções
Isca de filhote; 52; para-compartilhar; peixe gluten ovo; ; molhos
Camarão ao alho; 60; para-compartilhar; crustaceos;
Bolinho de bacalhau; 44; para-compartilhar; peixe ovo gluten; Dez unidades
Bolinho de maniçoba; 38; regional; gluten; Oito unidades
Filé com fritas; 72; para-compartilhar; gluten;
Batata com queijo; 34; vegetariano; leite gluten;
Pão de alho; 18; vegetariano; gluten leite;
# Drinques
Caipirinha; 24; ; nenhum; ; caipirinha; alcool
Gim com tucupi; 34; regional novidade; nenhum; ; ; alcool
Batida de cupuaçu; 26; regional; leite; ; ; alcool
Mojito de cajuí; 28; regional; nenhum; ; ; alcool
Cerveja long neck; 12; ; gluten; ; ; alcool
Chope 300 ml; 11; ; gluten; ; ; alcool
Taça de vinho; 25; ; nenhum; ; ; alcool
# Sem álcool
Suco da fruta; 12; vegano; nenhum; ; frutas
Refrigerante em lata; 7; ; corantes;
Água mineral; 5; vegano; nenhum;
Água tônica; 8; vegano; nenhum;
`,
}
