import type { Curriculum } from './curriculum.ts';

export const geografia = {
  subject: 'Geografia',
  aliases: ['geografia geral', 'geografia geral e do Brasil'],
  areas: {
    cartografia: [
      'Orientação, coordenadas e fusos horários',
      'Escalas, projeções e leitura de mapas',
      'Geotecnologias e sensoriamento remoto',
    ],
    'geografia física': [
      'Estrutura da Terra e placas tectônicas',
      'Rochas, solos e recursos minerais',
      'Relevo: agentes e formas do Brasil',
      'Elementos e fatores do clima',
      'Grandes climas da Terra e do Brasil',
      'Águas continentais e bacias hidrográficas',
      'Biomas e domínios morfoclimáticos',
    ],
    'geografia humana': [
      'Crescimento e estrutura da população',
      'Formação e perfil da população brasileira',
      'Migrações e refúgio',
      'Urbanização e rede urbana',
      'Cidades brasileiras e desigualdade',
      'Questão agrária no Brasil',
    ],
    'geografia econômica': [
      'Sistemas agrícolas e produção de alimentos',
      'Industrialização mundial e brasileira',
      'Fontes de energia e matriz brasileira',
      'Globalização e redes',
      'Comércio, blocos econômicos e transportes',
    ],
    'geografia do Brasil': [
      'Relevo: agentes e formas do Brasil',
      'Biomas e domínios morfoclimáticos',
      'Formação e perfil da população brasileira',
      'Cidades brasileiras e desigualdade',
      'Questão agrária no Brasil',
      'Regionalização do Brasil',
      'Dinâmicas regionais brasileiras',
    ],
    climatologia: ['Elementos e fatores do clima', 'Grandes climas da Terra e do Brasil'],
    geomorfologia: ['Estrutura da Terra e placas tectônicas', 'Relevo: agentes e formas do Brasil'],
    hidrografia: ['Águas continentais e bacias hidrográficas'],
    vegetação: ['Biomas e domínios morfoclimáticos'],
    'meio ambiente': ['Impactos ambientais e conservação', 'Mudanças climáticas e acordos ambientais'],
    'aquecimento global': ['Mudanças climáticas e acordos ambientais'],
    demografia: [
      'Crescimento e estrutura da população',
      'Formação e perfil da população brasileira',
      'Migrações e refúgio',
    ],
    'geografia urbana': ['Urbanização e rede urbana', 'Cidades brasileiras e desigualdade'],
    'geografia agrária': ['Sistemas agrícolas e produção de alimentos', 'Questão agrária no Brasil'],
    agropecuária: ['Sistemas agrícolas e produção de alimentos', 'Questão agrária no Brasil'],
    geopolítica: [
      'Ordem mundial e geopolítica',
      'Estados Unidos, Europa e Rússia',
      'China, Japão, Índia e Tigres Asiáticos',
      'Oriente Médio',
      'África contemporânea',
    ],
  },
  topics: [
    {
      name: 'Espaço geográfico, paisagem e território',
      description: 'As categorias com que a Geografia lê a relação entre sociedade e natureza.',
      priority: 'alta',
      weight: 2,
      level: 1,
      subtopics: [
        [
          'Lugar, paisagem e região',
          'O que se vê, o que se vive e o que se recorta para estudar uma porção do espaço.',
        ],
        [
          'Território, fronteira e poder',
          'Quem controla um espaço, com que regras, e onde esse controle é disputado.',
        ],
      ],
      hint: 'Fotografe uma esquina do seu bairro e anote o que nela é natural, o que foi construído e quem decide sobre cada parte.',
    },
    {
      name: 'Orientação, coordenadas e fusos horários',
      description: 'Como localizar qualquer ponto do planeta e por que as horas mudam com a longitude.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Espaço geográfico, paisagem e território'],
      subtopics: [
        [
          'Rosa dos ventos, latitude e longitude',
          'Pontos cardeais, paralelos e meridianos como endereço de um lugar.',
        ],
        [
          'Movimentos da Terra e estações do ano',
          'Rotação, translação e inclinação do eixo, com solstícios e equinócios.',
        ],
        [
          'Cálculo de fusos horários',
          'Quinze graus por hora, os quatro fusos brasileiros e a linha internacional de data.',
        ],
      ],
      hint: 'Monte a tabela de horários de um voo entre três cidades distantes e confira se a chegada faz sentido.',
    },
    {
      name: 'Escalas, projeções e leitura de mapas',
      description: 'Da redução do espaço ao papel até a interpretação de legendas, cores e símbolos.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Orientação, coordenadas e fusos horários'],
      subtopics: [
        [
          'Escala numérica e escala gráfica',
          'Relação entre distância no mapa e no terreno, e por que escala grande mostra mais detalhes.',
        ],
        [
          'Projeções cartográficas',
          'O que cada projeção deforma ou preserva, e a visão de mundo em Mercator e Peters.',
        ],
        [
          'Mapas temáticos, curvas de nível e anamorfoses',
          'Leitura de fenômenos representados por cores, linhas, círculos e áreas deformadas.',
        ],
      ],
      hint: 'Meça em um mapa do seu município a distância entre dois bairros e confira o resultado em um aplicativo de rotas.',
    },
    {
      name: 'Estrutura da Terra e placas tectônicas',
      description: 'Camadas internas do planeta e o movimento que abre oceanos e ergue cordilheiras.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Escalas, projeções e leitura de mapas'],
      subtopics: [
        [
          'Camadas da Terra e deriva continental',
          'Crosta, manto e núcleo, e as evidências de que os continentes já estiveram unidos.',
        ],
        [
          'Limites de placas, vulcões e terremotos',
          'Placas que se afastam, colidem ou deslizam e as marcas que deixam na superfície.',
        ],
      ],
      hint: 'Sobreponha um mapa de terremotos recentes ao das placas e explique a posição tranquila do Brasil.',
    },
    {
      name: 'Rochas, solos e recursos minerais',
      description: 'Origem das rochas, formação dos solos e extração mineral com seus custos.',
      priority: 'baixa',
      weight: 2,
      level: 2,
      requires: ['Estrutura da Terra e placas tectônicas'],
      subtopics: [
        [
          'Ciclo das rochas e estruturas geológicas',
          'Rochas ígneas, sedimentares e metamórficas; escudos, bacias sedimentares e dobramentos.',
        ],
        [
          'Formação e manejo dos solos',
          'Intemperismo, horizontes, erosão, lixiviação e técnicas que protegem a terra.',
        ],
        [
          'Mineração e seus riscos no Brasil',
          'Quadrilátero Ferrífero, Carajás, garimpo ilegal e as barragens de Mariana e Brumadinho.',
        ],
      ],
      hint: 'Desenhe o ciclo das rochas sem consulta e escreva em cada seta o processo que transforma uma na outra.',
    },
    {
      name: 'Relevo: agentes e formas do Brasil',
      description: 'Forças que criam e desgastam o relevo e as grandes unidades do território brasileiro.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Estrutura da Terra e placas tectônicas'],
      subtopics: [
        [
          'Agentes internos e externos do relevo',
          'Tectonismo e vulcanismo que constroem; chuva, rios, vento e mar que esculpem.',
        ],
        [
          'Planaltos, planícies e depressões brasileiras',
          'As classificações de Aroldo de Azevedo, Aziz Ab’Sáber e Jurandyr Ross e seus critérios.',
        ],
      ],
      hint: 'Acompanhe um perfil topográfico de leste a oeste do Brasil e nomeie cada trecho antes de ler a legenda.',
    },
    {
      name: 'Elementos e fatores do clima',
      description: 'O que se mede na atmosfera e o que faz dois lugares terem climas tão diferentes.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Orientação, coordenadas e fusos horários'],
      subtopics: [
        [
          'Temperatura, umidade e pressão atmosférica',
          'Os elementos do clima, seus instrumentos e a diferença entre tempo e clima.',
        ],
        [
          'Latitude, altitude, maritimidade e correntes marítimas',
          'Como cada fator esquenta, esfria, seca ou umedece um lugar.',
        ],
        [
          'Massas de ar, ventos e chuvas',
          'Circulação do ar, frentes frias e chuvas convectivas, frontais e orográficas.',
        ],
      ],
      hint: 'Anote por duas semanas a previsão da sua cidade e relacione cada mudança a uma massa de ar.',
    },
    {
      name: 'Grandes climas da Terra e do Brasil',
      description: 'Distribuição dos tipos climáticos e sua leitura em mapas e climogramas.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Elementos e fatores do clima'],
      subtopics: [
        [
          'Zonas térmicas e climas da Terra',
          'Do equatorial ao polar, com desertos, monções e climas mediterrâneos.',
        ],
        [
          'Climas brasileiros',
          'Equatorial, tropical e suas variações, semiárido e subtropical, com as massas que atuam em cada um.',
        ],
        [
          'Leitura de climogramas',
          'Barras de chuva e linha de temperatura para reconhecer um clima e seu hemisfério.',
        ],
      ],
      hint: 'Cubra os títulos de seis climogramas, identifique o clima de cada um e justifique com dois dados.',
    },
    {
      name: 'Águas continentais e bacias hidrográficas',
      description: 'Rios, aquíferos e bacias, e os usos que disputam a mesma água.',
      priority: 'média',
      weight: 3,
      level: 2,
      requires: ['Relevo: agentes e formas do Brasil', 'Elementos e fatores do clima'],
      subtopics: [
        [
          'Ciclo da água, rios e aquíferos',
          'Nascente, foz, regime fluvial, divisores de água e reservas como a do Aquífero Guarani.',
        ],
        [
          'Bacias hidrográficas brasileiras',
          'Amazônica, Tocantins-Araguaia, São Francisco e Prata: vazão, energia, navegação e irrigação.',
        ],
        [
          'Gestão e disputa pela água',
          'Comitês de bacia, transposição do São Francisco, rios voadores e escassez nas cidades.',
        ],
      ],
      hint: 'Descubra em que bacia você mora, de onde vem a água da torneira e para que rio vai o esgoto.',
    },
    {
      name: 'Biomas e domínios morfoclimáticos',
      description: 'Vegetação, clima, relevo e solo combinados nas grandes paisagens naturais.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Grandes climas da Terra e do Brasil', 'Relevo: agentes e formas do Brasil'],
      subtopics: [
        [
          'Grandes formações vegetais da Terra',
          'Tundra, taiga, florestas, savanas, estepes e desertos segundo o clima.',
        ],
        [
          'Amazônia, Cerrado e Mata Atlântica',
          'Características, ameaças e importância para a água e a biodiversidade.',
        ],
        [
          'Caatinga, Pantanal, Pampa e faixas de transição',
          'Adaptações à seca, áreas alagáveis, campos do Sul e os domínios propostos por Aziz Ab’Sáber.',
        ],
      ],
      hint: 'Faça uma ficha por bioma com clima, solo, planta típica, atividade econômica e principal ameaça.',
    },
    {
      name: 'Impactos ambientais e conservação',
      description: 'Degradação no campo e na cidade e os caminhos para reduzi-la.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Elementos e fatores do clima'],
      subtopics: [
        [
          'Desmatamento, queimadas e desertificação',
          'Causas econômicas da perda de vegetação e seus efeitos sobre solos, águas e povos.',
        ],
        [
          'Poluição urbana, lixo e ilhas de calor',
          'Inversão térmica, esgoto, resíduos sólidos e excesso de asfalto nas cidades.',
        ],
        [
          'Unidades de conservação e desenvolvimento sustentável',
          'Áreas protegidas de uso integral ou sustentável e o equilíbrio entre produzir e preservar.',
        ],
      ],
      hint: 'Escolha um problema ambiental da sua cidade e escreva causa, responsável, atingidos e uma solução já tentada.',
    },
    {
      name: 'Mudanças climáticas e acordos ambientais',
      description: 'Aquecimento global, suas consequências desiguais e a negociação entre países.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Impactos ambientais e conservação', 'Grandes climas da Terra e do Brasil'],
      subtopics: [
        [
          'Efeito estufa e aquecimento global',
          'Fenômeno natural e sua intensificação, eventos extremos e racismo ambiental.',
        ],
        [
          'Conferências do clima e Acordo de Paris',
          'De Estocolmo e da Rio-92 à COP30 de Belém: metas, financiamento e mercado de carbono.',
        ],
      ],
      hint: 'Compare as emissões totais e por habitante de cinco países e discuta quem deve reduzir mais.',
    },
    {
      name: 'Crescimento e estrutura da população',
      description: 'Quantos somos, como crescemos e o que idade, renda e trabalho revelam.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Espaço geográfico, paisagem e território'],
      subtopics: [
        [
          'Teorias demográficas',
          'Malthus, neomalthusianos e reformistas diante da relação entre população e recursos.',
        ],
        [
          'Transição demográfica e pirâmides etárias',
          'Quedas da mortalidade e da fecundidade, bônus demográfico e envelhecimento.',
        ],
        ['Indicadores sociais e IDH', 'Esperança de vida, escolaridade e renda, e o que as médias escondem.'],
      ],
      hint: 'Compare a pirâmide etária brasileira de 1980 com a de 2022 e escreva três consequências para as políticas públicas.',
    },
    {
      name: 'Formação e perfil da população brasileira',
      description: 'Povos que formaram o Brasil, desigualdades de raça e gênero e o retrato do Censo.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Crescimento e estrutura da população'],
      subtopics: [
        [
          'Povos formadores e desigualdade racial',
          'Indígenas, africanos, europeus e asiáticos, e o peso da escravidão na renda e na moradia.',
        ],
        [
          'Censo, envelhecimento e mercado de trabalho',
          'Resultados do Censo de 2022, menos filhos por mulher, informalidade e setores da economia.',
        ],
      ],
      hint: 'Consulte os dados do Censo para o seu município e compare três deles com a média do país.',
    },
    {
      name: 'Migrações e refúgio',
      description: 'Por que as pessoas se deslocam, por onde passam e como são recebidas.',
      priority: 'média',
      weight: 2,
      level: 2,
      requires: ['Crescimento e estrutura da população'],
      subtopics: [
        [
          'Causas e rotas das migrações internacionais',
          'Trabalho, guerra, clima e redes familiares nos grandes fluxos de hoje.',
        ],
        [
          'Migrações internas no Brasil',
          'Êxodo rural, saída do Nordeste, retorno, fronteira agrícola e movimento pendular.',
        ],
        [
          'Refugiados e xenofobia',
          'Quem tem direito ao refúgio, acolhida de venezuelanos e haitianos e barreiras nas fronteiras.',
        ],
      ],
      hint: 'Entreviste alguém que mudou de cidade ou de país e separe o que o expulsou do que o atraiu.',
    },
    {
      name: 'Urbanização e rede urbana',
      description: 'Crescimento das cidades, funções urbanas e ligações entre elas.',
      priority: 'alta',
      weight: 3,
      level: 1,
      requires: ['Espaço geográfico, paisagem e território'],
      subtopics: [
        [
          'Êxodo rural e crescimento das cidades',
          'Urbanização antiga nos países ricos, rápida e concentrada nos países do Sul.',
        ],
        [
          'Metrópoles, conurbação e hierarquia urbana',
          'Regiões metropolitanas, megalópoles, cidades globais e áreas de influência.',
        ],
      ],
      hint: 'Liste os serviços que você só encontra em outra cidade e desenhe a rede urbana da sua região.',
    },
    {
      name: 'Cidades brasileiras e desigualdade',
      description: 'Segregação, moradia, transporte e direito à cidade no Brasil.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Urbanização e rede urbana', 'Formação e perfil da população brasileira'],
      subtopics: [
        [
          'Segregação, favelas e especulação imobiliária',
          'Por que o preço do solo empurra os mais pobres para longe ou para áreas de risco.',
        ],
        [
          'Mobilidade, enchentes e planejamento urbano',
          'Transporte coletivo, impermeabilização, Estatuto da Cidade e plano diretor.',
        ],
      ],
      hint: 'Compare em imagens de satélite um bairro rico e um pobre da mesma cidade: ruas, árvores, lotes e serviços.',
    },
    {
      name: 'Sistemas agrícolas e produção de alimentos',
      description: 'Formas de cultivar e criar, tecnologia no campo e segurança alimentar.',
      priority: 'média',
      weight: 2,
      level: 1,
      requires: ['Espaço geográfico, paisagem e território'],
      subtopics: [
        [
          'Agricultura familiar, comercial e pecuária',
          'Sistemas intensivos e extensivos, monocultura de exportação, jardinagem asiática e criação de gado.',
        ],
        [
          'Revolução Verde, transgênicos e agroecologia',
          'Ganhos de produtividade, dependência de insumos, agrotóxicos e alternativas.',
        ],
      ],
      hint: 'Rastreie a origem de cinco alimentos da sua cozinha e diga que tipo de agricultura produziu cada um.',
    },
    {
      name: 'Questão agrária no Brasil',
      description: 'Concentração de terras, modernização do campo e conflitos por território.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Sistemas agrícolas e produção de alimentos'],
      subtopics: [
        [
          'Estrutura fundiária e reforma agrária',
          'Das sesmarias e da Lei de Terras de 1850 aos movimentos sociais de hoje.',
        ],
        [
          'Agronegócio e fronteira agrícola',
          'Complexos agroindustriais, soja, exportações e o avanço pelo Cerrado e pelo Matopiba.',
        ],
        [
          'Territórios indígenas e quilombolas',
          'Demarcação e titulação, direitos constitucionais e violência no campo.',
        ],
      ],
      hint: 'Ponha lado a lado o número de propriedades e a área que ocupam e explique a diferença em um parágrafo.',
    },
    {
      name: 'Industrialização mundial e brasileira',
      description: 'Fases da indústria, formas de organizar o trabalho e o caso brasileiro.',
      priority: 'média',
      weight: 4,
      level: 2,
      requires: ['Urbanização e rede urbana'],
      subtopics: [
        [
          'Fases da indústria e fatores de localização',
          'Do vapor à automação, e o que faz uma fábrica escolher onde se instalar.',
        ],
        [
          'Fordismo, toyotismo e trabalho flexível',
          'Linha de montagem, produção sob demanda, terceirização e trabalho por aplicativo.',
        ],
        [
          'Indústria brasileira e desconcentração',
          'Substituição de importações, concentração em São Paulo, guerra fiscal e perda de peso recente.',
        ],
      ],
      hint: 'Faça uma tabela com tecnologia, fonte de energia, lugar e tipo de trabalhador de cada fase industrial.',
    },
    {
      name: 'Fontes de energia e matriz brasileira',
      description: 'De onde vem a energia, quanto polui e quem depende de quem.',
      priority: 'alta',
      weight: 3,
      level: 2,
      requires: ['Impactos ambientais e conservação'],
      subtopics: [
        [
          'Petróleo, gás, carvão e energia nuclear',
          'Reservas, geopolítica, pré-sal e riscos das fontes não renováveis.',
        ],
        [
          'Hidrelétricas, ventos, sol e biomassa',
          'Vantagens e impactos de Itaipu, Belo Monte, parques eólicos, painéis solares e etanol.',
        ],
        [
          'Matriz energética e matriz elétrica',
          'Por que as duas não são a mesma coisa e em que o Brasil difere da média mundial.',
        ],
      ],
      hint: 'Para cada fonte escreva uma vantagem, um impacto e um lugar do Brasil onde ela é usada.',
    },
    {
      name: 'Globalização e redes',
      description: 'Fluxos de mercadorias, dinheiro, pessoas e informação em um mundo conectado e desigual.',
      priority: 'alta',
      weight: 4,
      level: 2,
      requires: ['Industrialização mundial e brasileira'],
      subtopics: [
        [
          'Meio técnico-científico-informacional',
          'A ideia de Milton Santos sobre ciência, técnica e informação como base do território.',
        ],
        [
          'Empresas transnacionais e divisão do trabalho',
          'Cadeias produtivas espalhadas, paraísos fiscais e o lugar de cada país no que se produz.',
        ],
        [
          'Críticas e resistências à globalização',
          'Exclusão digital, padronização cultural, plataformas e movimentos por outra globalização.',
        ],
      ],
      hint: 'Siga a cadeia de um celular, do minério ao descarte, e anote o país e o ganho de cada etapa.',
    },
    {
      name: 'Comércio, blocos econômicos e transportes',
      description: 'Regras do comércio mundial, integração entre países e a logística que o sustenta.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Globalização e redes'],
      subtopics: [
        [
          'Comércio internacional e protecionismo',
          'Organização Mundial do Comércio, tarifas, subsídios e dependência de produtos primários.',
        ],
        [
          'Mercosul, União Europeia e outros blocos',
          'Zona de livre comércio, união aduaneira, mercado comum e união monetária.',
        ],
        [
          'Transportes e logística no Brasil',
          'Peso das rodovias, ferrovias de exportação, hidrovias, portos e custo do frete.',
        ],
      ],
      hint: 'Leia a pauta de exportações do Brasil e classifique os dez primeiros itens por grau de transformação.',
    },
    {
      name: 'Regionalização do Brasil',
      description: 'Diferentes maneiras de dividir o país e os critérios de cada uma.',
      priority: 'baixa',
      weight: 1,
      level: 1,
      requires: ['Espaço geográfico, paisagem e território'],
      subtopics: [
        [
          'Macrorregiões do IBGE',
          'As cinco regiões oficiais, o que as define e a divisão em regiões intermediárias e imediatas.',
        ],
        [
          'Complexos regionais e quatro Brasis',
          'As propostas de Pedro Geiger e de Milton Santos e María Laura Silveira.',
        ],
      ],
      hint: 'Desenhe as três divisões no mesmo mapa mudo e marque os estados que mudam de grupo.',
    },
    {
      name: 'Dinâmicas regionais brasileiras',
      description: 'Como cada parte do país foi ocupada, produz e se transforma.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: [
        'Regionalização do Brasil',
        'Questão agrária no Brasil',
        'Fontes de energia e matriz brasileira',
      ],
      subtopics: [
        [
          'Ocupação e conflitos na Amazônia',
          'Rodovias, grandes projetos, Zona Franca de Manaus, desmatamento e povos da floresta.',
        ],
        [
          'Transformações no Nordeste',
          'Zona da Mata, Agreste, Sertão e Meio-Norte, fruticultura irrigada, energia e turismo.',
        ],
        [
          'Economia do Centro-Sul',
          'Metrópoles, agroindústria, serviços avançados e expansão pelo Centro-Oeste.',
        ],
      ],
      hint: 'Procure uma reportagem recente sobre cada região e aponte o processo antigo que a explica.',
    },
    {
      name: 'Ordem mundial e geopolítica',
      description: 'Disputa entre potências, organismos internacionais e conflitos de hoje.',
      priority: 'alta',
      weight: 4,
      level: 3,
      requires: ['Globalização e redes'],
      subtopics: [
        [
          'Da Guerra Fria à multipolaridade',
          'Bipolaridade, hegemonia dos Estados Unidos e ascensão de novos polos de poder.',
        ],
        [
          'ONU, OTAN e BRICS',
          'Conselho de Segurança, alianças militares e o grupo ampliado de países emergentes.',
        ],
        [
          'Conflitos territoriais e separatismos',
          'Nacionalismo, religião, recursos e fronteiras em disputas pelo planeta.',
        ],
      ],
      hint: 'Diante de cada conflito, responda no mapa: quem disputa, o que disputa, desde quando e com apoio de quem.',
    },
    {
      name: 'Estados Unidos, Europa e Rússia',
      description: 'Economia, território e tensões das potências do Norte.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Ordem mundial e geopolítica'],
      subtopics: [
        [
          'Economia e influência dos Estados Unidos',
          'Cinturões agrícolas e industriais, Vale do Silício, dólar e bases militares.',
        ],
        [
          'Rússia, Ucrânia e expansão da OTAN',
          'Herança soviética, gás natural e a guerra iniciada com a invasão de 2022.',
        ],
        [
          'Integração e tensões na União Europeia',
          'Moeda comum, livre circulação, saída do Reino Unido e debate sobre imigração.',
        ],
      ],
      hint: 'Compare em um quadro população, território, energia e alianças dos três e diga de que cada um depende.',
    },
    {
      name: 'China, Japão, Índia e Tigres Asiáticos',
      description: 'Caminhos diferentes de industrialização e o novo peso da Ásia na economia.',
      priority: 'média',
      weight: 3,
      level: 3,
      requires: ['Ordem mundial e geopolítica'],
      subtopics: [
        [
          'Ascensão da China',
          'Reformas de 1978, zonas econômicas especiais, nova rota da seda e a questão de Taiwan.',
        ],
        ['Japão e Tigres Asiáticos', 'Reconstrução, tecnologia, exportações e envelhecimento da população.'],
        [
          'População e contrastes da Índia',
          'O país mais populoso do mundo, seus serviços de informática e suas desigualdades.',
        ],
      ],
      hint: 'Trace a linha do tempo econômica de cada país e circule o papel do Estado em cada arrancada.',
    },
    {
      name: 'Oriente Médio',
      description: 'Petróleo, água, diversidade religiosa e disputas territoriais na região.',
      priority: 'baixa',
      weight: 3,
      level: 3,
      requires: ['Ordem mundial e geopolítica'],
      subtopics: [
        [
          'Povos, religiões e recursos da região',
          'Árabes, persas, turcos, judeus e curdos; sunitas e xiitas; petróleo e rios disputados.',
        ],
        [
          'Questão palestina e guerras regionais',
          'Partilha de 1947, territórios ocupados, Gaza e os conflitos na Síria, no Iraque e no Iêmen.',
        ],
      ],
      hint: 'Estude a sequência de mapas de Israel e Palestina desde 1947 e leia duas fontes com visões diferentes.',
    },
    {
      name: 'África contemporânea',
      description: 'Diversidade do continente, herança colonial e economias em crescimento.',
      priority: 'baixa',
      weight: 2,
      level: 3,
      requires: ['Ordem mundial e geopolítica', 'Crescimento e estrutura da população'],
      subtopics: [
        [
          'Fronteiras coloniais e conflitos africanos',
          'A partilha europeia, as independências e disputas por minérios, terra e poder.',
        ],
        [
          'Economias e juventude africanas',
          'População jovem, cidades que crescem depressa, União Africana e presença chinesa.',
        ],
      ],
      hint: 'Escolha três países africanos muito diferentes e liste o que os desmente como um bloco único.',
    },
    {
      name: 'América Latina',
      description: 'Natureza, sociedades e integração entre o México e a Patagônia.',
      priority: 'baixa',
      weight: 2,
      level: 3,
      requires: ['Ordem mundial e geopolítica'],
      subtopics: [
        [
          'Diversidade e desigualdade latino-americanas',
          'Andes, planícies e Caribe, povos originários, exportação primária e concentração de renda.',
        ],
        [
          'Integração regional e política externa do Brasil',
          'Vizinhança, infraestrutura comum, crises migratórias e acordos na América do Sul.',
        ],
      ],
      hint: 'Acompanhe por um mês o noticiário de um país vizinho e resuma sua economia e sua política em uma página.',
    },
    {
      name: 'Geotecnologias e sensoriamento remoto',
      description: 'Satélites, posicionamento global e mapas digitais a serviço da análise do espaço.',
      priority: 'baixa',
      weight: 2,
      level: 3,
      requires: ['Escalas, projeções e leitura de mapas'],
      subtopics: [
        [
          'Imagens de satélite e fotografias aéreas',
          'Como se obtêm, o que significam as cores e como se monitora o desmatamento.',
        ],
        [
          'Sistemas de informação geográfica e posicionamento',
          'Camadas de dados sobrepostas, navegação por satélite e usos no planejamento.',
        ],
      ],
      hint: 'Compare duas imagens do mesmo lugar com vinte anos de diferença e descreva o que mudou no uso do solo.',
    },
  ],
  resources: [
    {
      title: 'Geografia Geral e do Brasil, de Eustáquio de Sene e João Carlos Moreira',
      description: 'Livro didático completo, com mapas, textos e questões de vestibular.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Geografia+Geral+e+do+Brasil+Eust%C3%A1quio+de+Sene+Jo%C3%A3o+Carlos+Moreira',
    },
    {
      title: 'Atlas Geográfico Escolar do IBGE',
      description: 'Mapas do Brasil e do mundo com explicações sobre cartografia e temas atuais.',
      type: 'website',
      url: 'https://atlasescolar.ibge.gov.br',
    },
    {
      title: 'IBGE Educa',
      description: 'Dados do Censo e sobre o território brasileiro em linguagem acessível a estudantes.',
      type: 'website',
      url: 'https://educa.ibge.gov.br',
      level: 1,
    },
    {
      title: 'Professor Ricardo Marcílio',
      description: 'Videoaulas de Geografia e de geopolítica voltadas ao ENEM e aos vestibulares.',
      type: 'vídeo',
      url: 'https://www.youtube.com/results?search_query=professor+ricardo+marc%C3%ADlio+geografia',
    },
    {
      title: 'MapBiomas Brasil',
      description: 'Mapas anuais da cobertura e do uso da terra para acompanhar cada bioma desde 1985.',
      type: 'website',
      url: 'https://brasil.mapbiomas.org',
      level: 2,
    },
    {
      title: 'Xadrez Verbal',
      description: 'Programa em áudio que comenta a política internacional da semana com contexto histórico.',
      type: 'other',
      url: 'https://www.google.com/search?q=Xadrez+Verbal+podcast+pol%C3%ADtica+internacional',
      level: 2,
    },
    {
      title: 'Geografia do Brasil, organizado por Jurandyr L. Sanches Ross',
      description: 'Obra de referência da Edusp sobre natureza, sociedade e economia do país.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Geografia+do+Brasil+Jurandyr+Ross+Edusp',
      level: 3,
    },
    {
      title: 'Por uma outra globalização, de Milton Santos',
      description:
        'Ensaio breve que distingue a globalização como fábula, como perversidade e como possibilidade.',
      type: 'livro',
      url: 'https://www.google.com/search?q=Por+uma+outra+globaliza%C3%A7%C3%A3o+Milton+Santos',
      level: 3,
    },
    {
      title: 'Confins: revista franco-brasileira de Geografia',
      description: 'Artigos em acesso aberto, ricos em mapas, sobre o território brasileiro.',
      type: 'artigo',
      url: 'https://www.google.com/search?q=Confins+revista+franco-brasileira+de+geografia',
      level: 3,
    },
    {
      title: 'Provas e gabaritos do ENEM (Inep)',
      description: 'Questões oficiais de Ciências Humanas, muitas delas com mapas, gráficos e charges.',
      type: 'website',
      url: 'https://www.gov.br/inep/pt-br',
    },
  ],
  evaluationMethods: [
    {
      name: 'Mapa mudo comentado',
      description:
        'Completar de memória um mapa do tema da semana e escrever uma frase que explique a distribuição observada.',
      frequency: 'Semanal',
    },
    {
      name: 'Leitura de gráficos e mapas',
      description:
        'Seis questões com climogramas, pirâmides, tabelas ou mapas, citando o dado que decide a resposta.',
      frequency: 'Semanal',
    },
    {
      name: 'Simulado de Geografia',
      description: 'Quinze questões de provas anteriores em 45 minutos e registro do motivo de cada erro.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Estudo do lugar onde moro',
      description:
        'Uma página com dados, foto ou esboço que aplique o conteúdo do mês ao bairro ou ao município.',
      frequency: 'Mensal',
    },
  ],
} satisfies Curriculum;
