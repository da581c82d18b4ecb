/** Lines as in a menu; the sixth part names the variants, each with its stock. */
export const demoShops: Record<string, string> = {
  'Supermercado Boa Safra': `
# Mercearia
Farinha d’água de Bragança; 14; regional; nenhum; Torrada no forno de lenha; 500 g=30, 1 kg@26=18
Farinha de tapioca; 12; regional; nenhum; ; 250 g=24, 500 g@22=12
Castanha-do-pará; 32; regional; castanhas; Descascada; 200 g=20, 500 g@72=8
Tucupi; 18; regional; nenhum; Engarrafado no dia; 1 litro=15
Azeite de dendê; 22; regional; nenhum; ; 500 ml=14
Feijão-manteiguinha; 16; regional; nenhum; ; 1 kg=25
# Praia e casa
Protetor solar FPS 50; 48; ; ; ; 120 ml=22, 200 ml@69=11
Repelente; 24; ; ; ; 100 ml=30
Caixa térmica; 89; ; ; ; 12 litros=6, 24 litros@139=4
Carvão; 18; ; ; ; 3 kg=40, 5 kg@28=25
Gelo; 12; ; ; ; 5 kg=50
`,
  'Ateliê Mãos de Miriti': `
# Miriti
Barquinho de miriti; 45; artesanal; ; Pintado à mão; Pequeno=12, Médio@70=7, Grande@120=3
Cobra que mexe; 38; artesanal; ; Brinquedo do Círio; Única=9
Casal de dançarinos; 85; artesanal; ; Carimbó em movimento; Único=4
Móbile de guarás; 95; artesanal; ; ; Três aves=5, Cinco aves@140=3
# Cerâmica e cestaria
Vaso marajoara; 130; artesanal; ; ; Pequeno=6, Grande@240=2
Prato marajoara; 78; artesanal; ; ; 20 cm=8, 30 cm@118=4
Cesto de tala; 60; artesanal; ; ; Pequeno=10, Grande@95=6
Luminária de cuia; 110; artesanal; ; ; Natural=5, Preta=5
# Lembranças
Ímã de farol; 15; artesanal; ; ; Único=40
Colar de sementes; 35; artesanal; ; ; Açaí=14, Tento=11
`,
  'Moda Praia Sal e Linho': `
# Feminino
Maiô Maçarico; 189; novidade; ; ; P=4, M=6, G=5, GG=2
Biquíni Guará; 159; ; ; ; P=5, M=7, G=4
Saída de praia de linho; 149; ; ; ; Areia=6, Branca=4
Vestido Atalaia; 179; ; ; ; P=3, M=5, G=3
# Masculino
Bermuda de água; 119; ; ; ; 38=4, 40=6, 42=6, 44=3
Camisa de linho; 169; ; ; ; M=5, G=6, GG=3
Camiseta proteção UV; 99; ; ; ; P=6, M=8, G=8
# Acessórios
Chapéu de palha; 65; artesanal; ; ; Único=15
Bolsa de praia; 95; ; ; ; Listrada=7, Lisa=9
Canga Farol Velho; 70; ; ; ; Azul=12, Coral=10
Chinelo; 39; ; ; ; 35/36=8, 37/38=12, 39/40=10, 41/42=9
`,
  'Pet Shop Bicho Amigo': `
# Comida
Ração para cães adultos; 42; ; ; ; 2 kg=12, 10 kg@168=6
Ração para filhotes; 46; ; ; ; 2 kg=10, 10 kg@182=4
Ração para gatos; 39; ; ; ; 1 kg=14, 3 kg@99=7
Petisco de frango; 16; ; ; ; 60 g=30
Areia para gatos; 24; ; ; ; 4 kg=18
# Passeio e cuidado
Coleira; 28; ; ; ; P=9, M=11, G=6
Guia retrátil; 59; ; ; ; 3 metros=6, 5 metros@79=5
Colete salva-vidas; 139; novidade; ; Para o banho de mar; P=3, M=4, G=2
Xampu neutro; 32; ; ; ; 500 ml=13
Caminha lavável; 110; ; ; ; P=4, G@160=3
`,
  'Padaria Trigo da Manhã': `
# Para levar
Pão de castanha; 16; artesanal; gluten castanhas; Assado às 6h e às 16h; Unidade=12
Bolo de macaxeira inteiro; 48; regional; leite ovo; ; Médio=4, Grande@72=2
Rosquinha de tapioca; 18; regional; leite ovo; ; Pacote 300 g=15
Geleia de cupuaçu; 26; regional artesanal; nenhum; ; 200 g=10
Geleia de taperebá; 26; regional artesanal; nenhum; ; 200 g=8
Bombom de cupuaçu; 30; regional; leite; ; Caixa com 6=9, Caixa com 12@56=5
`,
}
